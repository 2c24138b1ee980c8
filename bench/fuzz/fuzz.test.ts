/** A quick share of the fuzzing; `npx node bench/fuzz/run.ts` does the whole of it over real connections. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { from, section, testApp } from "../../server/testing.ts";
import { refusal } from "../../shared/contracts/error.ts";
import { fuzzRequest } from "./requests.ts";

const CASES = 1_500;

test("nothing that is sent is answered with a fault of the server, and every refusal has its shape", async () => {
  const { app, knowledgeBase } = testApp({ sections: [section("/", "Home", "What we do.", ["What do you do?"])] });
  await knowledgeBase.ingest();
  await fc.assert(
    fc.asyncProperty(fuzzRequest, async ({ method, target, headers, body }) => {
      const init: RequestInit = { method, headers: { host: "localhost:3000", ...headers } };
      if (body) init.body = body as BodyInit;
      let request: Request;
      try {
        request = new Request(`http://localhost:3000${target}`, init);
      } catch {
        // No client could send this one.
        return;
      }
      const response = await app.fetch(request, from("127.0.0.1"));
      const text = await response.text();
      expect(response.status).toBeLessThan(500);
      const isCall = /^\/(?:functions|rest|auth)\/v1\//.test(new URL(request.url).pathname);
      if (isCall && response.status >= 400 && method !== "HEAD") refusal.parse(JSON.parse(text));
      expect(text).not.toMatch(/node_modules|at .*\.ts:\d/);
    }),
    { numRuns: CASES, seed: 20_260_101 },
  );
});
