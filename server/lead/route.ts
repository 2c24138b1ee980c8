/** POST /functions/v1/analyze-lead: the score of one enquiry, with its reasons. Stores nothing. */
import { Hono } from "hono";
import { leadRequest } from "../../shared/contracts/lead.ts";
import { scoreLead } from "../../shared/domain/lead/score.ts";
import { readBody } from "../http/body.ts";

/** Bytes: some 1,700 characters in all, each at most six bytes as a JSON escape, with room to spare. */
const BODY_LIMIT = 16 * 1024;

export function leadRoutes(): Hono {
  const routes = new Hono();
  routes.post("/functions/v1/analyze-lead", async (c) => {
    const enquiry = await readBody(c, leadRequest, BODY_LIMIT);
    return c.json(scoreLead(enquiry));
  });
  return routes;
}
