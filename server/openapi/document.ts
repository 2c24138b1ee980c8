/** The public calls as OpenAPI 3.1, made from the contracts that check them. */
import { Hono } from "hono";
import { z } from "zod";
import { brand } from "../../shared/brand.ts";
import { chatRequest, sentAnswer } from "../../shared/contracts/chat.ts";
import { refusal } from "../../shared/contracts/error.ts";
import { leadAnalysis, leadRequest } from "../../shared/contracts/lead.ts";
import { ratingRequest } from "../../shared/contracts/rating.ts";
import { roiRequest, roiResult } from "../../shared/contracts/roi.ts";
import { searchAnswer, searchRequest } from "../../shared/contracts/search.ts";

const schemaOf = (contract: z.ZodType, io: "input" | "output") => {
  const { $schema, ...schema } = z.toJSONSchema(contract, { io, unrepresentable: "any" });
  return schema;
};

const SCHEMAS = {
  ChatRequest: schemaOf(chatRequest, "input"),
  ChatAnswer: schemaOf(sentAnswer, "output"),
  RatingRequest: schemaOf(ratingRequest, "input"),
  SearchAnswer: schemaOf(searchAnswer, "output"),
  RoiRequest: schemaOf(roiRequest, "input"),
  RoiResult: schemaOf(roiResult, "output"),
  LeadRequest: schemaOf(leadRequest, "input"),
  LeadAnalysis: schemaOf(leadAnalysis, "output"),
  Refusal: schemaOf(refusal, "output"),
};

const ref = (name: keyof typeof SCHEMAS) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ "application/json": { schema } });
const body = (name: keyof typeof SCHEMAS) => ({ required: true, content: json(ref(name)) });
const answer = (description: string, schema: object) => ({ description, content: json(schema) });

const REFUSALS = {
  400: "Malformed or invalid; the field is named",
  404: "There is no such answer, or it was given too long ago",
  405: "Another method",
  413: "The body is too large",
  415: "The body is not application/json",
  429: "Too many calls; Retry-After says when to come back, in seconds",
  503: "Too many are being answered, or the data is away; Retry-After says when to come back, in seconds",
};
const refusals = (...statuses: (keyof typeof REFUSALS)[]) =>
  Object.fromEntries(statuses.map((status) => [String(status), answer(REFUSALS[status], ref("Refusal"))]));

const EVENTS = { "text/event-stream": { schema: { type: "string" } } };
const STREAM = `Server-sent events. Each line "data: …" holds an OpenAI chunk object, whose choices[0].delta.content is added to the text; the last chunk also carries \`answer\` (ChatAnswer). "data: [DONE]" ends the stream. Lines that begin with ":" say nothing. An answer that breaks off ends with data: {"error": {"code", "message"}}.`;

function openApiDocument(siteUrl: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name}: the public calls of the website`,
      version: "1.0.0",
      description:
        "No key and no sign-in. What the consultant answers comes from the site's own pages, with the sentences relied on. Each page is also Markdown, at its address with .md.",
    },
    servers: [{ url: siteUrl }],
    paths: {
      "/functions/v1/ai-chat": post(
        "askConsultant",
        "Asks the consultant: the whole conversation, the new question last",
        body("ChatRequest"),
        { 200: { description: STREAM, content: EVENTS }, ...refusals(400, 405, 413, 415, 429, 503) },
      ),
      "/functions/v1/rate-answer": post(
        "rateAnswer",
        "Says whether an answer helped; a later rating of the same answer takes the place of an earlier one",
        body("RatingRequest"),
        { 204: { description: "The rating is kept" }, ...refusals(400, 404, 405, 413, 415, 429, 503) },
      ),
      "/functions/v1/search": {
        get: {
          operationId: "searchSite",
          summary: "Searches the site: sections of its pages and answers of its library, best first",
          parameters: queryParameters(searchRequest),
          responses: { 200: answer("What was found", ref("SearchAnswer")), ...refusals(400, 405, 429, 503) },
        },
      },
      "/functions/v1/calculate-roi": post("calculateRoi", "Projects twelve months of return", body("RoiRequest"), {
        200: answer("The result", ref("RoiResult")),
        ...refusals(400, 405, 413, 415, 429),
      }),
      "/functions/v1/analyze-lead": post("analyzeLead", "Scores an enquiry", body("LeadRequest"), {
        200: answer("The result", ref("LeadAnalysis")),
        ...refusals(400, 405, 413, 415, 429),
      }),
      "/mcp": post(
        "mcp",
        "Model Context Protocol (https://modelcontextprotocol.io/specification) over stateless HTTP, with the tools ask, search, get_page and calculate_roi",
        { required: true, content: json({ type: "object", description: "One JSON-RPC message" }) },
        {
          200: {
            description: "The JSON-RPC answer, as one object or as server-sent events",
            content: { ...json({ type: "object" }), ...EVENTS },
          },
          202: { description: "A notification was taken" },
          403: answer("A page of another site sent it", ref("Refusal")),
          ...refusals(400, 405, 413, 415, 429, 503),
        },
      ),
    },
    components: { schemas: SCHEMAS },
  };
}

const post = (operationId: string, summary: string, requestBody: object, responses: object) => ({
  post: { operationId, summary, requestBody, responses },
});

function queryParameters(contract: z.ZodObject) {
  const { properties = {}, required = [] } = z.toJSONSchema(contract, { io: "input" });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

/** GET /openapi.json: what may be called, for programs. */
export function openApiRoutes(siteUrl: string): Hono {
  const document = openApiDocument(siteUrl);
  const routes = new Hono();
  routes.get("/openapi.json", (c) => c.json(document, 200, { "cache-control": "max-age=3600" }));
  return routes;
}
