/** POST /functions/v1/analyze-lead: the score of one enquiry, with its reasons. Stores nothing. */
import { Hono } from "hono";
import { leadRequest } from "../../shared/contracts/lead.ts";
import { scoreLead } from "../../shared/domain/lead/score.ts";
import type { Guard } from "../guard/index.ts";
import { readBody } from "../http/body.ts";
import type { Log } from "../log/log.ts";
import { type LeadPhraser, phrased } from "./phraser.ts";

/** Bytes: some 1,700 characters in all, each at most six bytes as a JSON escape, with room to spare. */
const BODY_LIMIT = 16 * 1024;

export function leadRoutes(deps: { phrase?: LeadPhraser; guard?: Guard | undefined; log?: Log }): Hono {
  const routes = new Hono();
  routes.post("/functions/v1/analyze-lead", async (c) => {
    const enquiry = await readBody(c, leadRequest, BODY_LIMIT);
    const scored = scoreLead(enquiry);
    if (!deps.phrase) return c.json(scored);
    const { company, message } = enquiry;
    const { analysis, failure } = await phrased(deps.phrase, { analysis: scored, company, message }, deps.guard);
    if (failure) deps.log?.info("lead phrasing not used", { reason: failure });
    return c.json(analysis);
  });
  return routes;
}
