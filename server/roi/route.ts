/** POST /functions/v1/calculate-roi: the projection for one request. Stores nothing. */
import { Hono } from "hono";
import { roiRequest } from "../../shared/contracts/roi.ts";
import { calculateRoi } from "../../shared/domain/roi/calculate.ts";
import { readBody } from "../http/body.ts";

/** Bytes: two texts of 500 characters, each at most six bytes as a JSON escape, and the numbers, doubled. */
const BODY_LIMIT = 16 * 1024;

export function roiRoutes(): Hono {
  const routes = new Hono();
  routes.post("/functions/v1/calculate-roi", async (c) =>
    c.json(calculateRoi(await readBody(c, roiRequest, BODY_LIMIT))),
  );
  return routes;
}
