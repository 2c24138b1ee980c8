import { expect, test } from "vitest";
import { overviewAnswer } from "../../shared/contracts/insight.ts";
import { send, serve } from "../../tests/support/small-site.ts";

type Site = Awaited<ReturnType<typeof serve>>;

const adviceOf = ({ logged }: Site) =>
  logged.filter(({ event }) => event === "set-up").map(({ facts }) => facts?.advice);
const onOverview = async (site: Site, headers = {}) => {
  const { text } = await send(site, { line: "GET /rest/v1/consultant_overview" }, headers);
  return overviewAnswer.parse(JSON.parse(text)).state.advice;
};

test.each<[string, Record<string, string>]>([
  ["Via", { via: "1.1 proxy" }],
  ["X-Real-IP", { "x-real-ip": "203.0.113.7" }],
  ["a public Host", { host: "www.example.org" }],
  ["a public Referer", { referer: "https://www.example.org/results" }],
  ["a public Origin", { origin: "https://www.example.org" }],
])(
  "the sign of a proxy (%s) is refused, and what to do about it is said once, in the log and on the overview",
  async (_, headers) => {
    const site = await serve();
    expect(await onOverview(site)).toEqual([]);
    for (let time = 0; time < 3; time += 1) await send(site, { line: "GET /" }, headers);
    expect((await send(site, { line: "GET /rest/v1/knowledge_base" }, headers)).status).toBe(403);
    expect(adviceOf(site)).toEqual([expect.stringContaining("Set OPERATOR_PASSWORD")]);
    expect(await onOverview(site)).toEqual(adviceOf(site));
  },
);

test("X-Forwarded-For that is not believed is said once, as soon as it comes, with a password too", async () => {
  const site = await serve({ operatorPassword: "a long password" });
  for (let time = 0; time < 3; time += 1) await send(site, { line: "GET /" }, { "x-forwarded-for": "203.0.113.7" });
  expect(adviceOf(site)).toEqual([expect.stringContaining("Set TRUST_PROXY")]);
  const body = JSON.stringify({ password: "a long password" });
  const signIn = await send(site, {
    line: "POST /auth/v1/sign-in",
    body,
    headers: { "content-type": "application/json" },
  });
  expect(await onOverview(site, { cookie: signIn.headers["set-cookie"]?.split(";")[0] })).toEqual(adviceOf(site));
});

test("nothing is said where nothing is amiss", async () => {
  const direct = await serve();
  await send(direct, { line: "GET /" }, { origin: direct.url });
  const behind = await serve({ operatorPassword: "a long password", trustProxy: 1 });
  await send(behind, { line: "GET /" }, { host: "www.example.org", "x-forwarded-for": "203.0.113.7" });
  expect([...adviceOf(direct), ...adviceOf(behind)]).toEqual([]);
});
