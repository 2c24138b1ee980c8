import { expect, test } from "vitest";
import { answerHeaders } from "../../server/pages/page-headers.ts";
import { gradeAnswer } from "./observatory.ts";

const html = '<script src="/own.js"></script>';
const ours = answerHeaders("https://www.example.org");
const graded = (changes: Record<string, string | undefined> = {}, page = html) => {
  const headers = Object.entries({ ...ours, ...changes }).filter((entry): entry is [string, string] => !!entry[1]);
  return gradeAnswer({ headers: Object.fromEntries(headers), html: page });
};
const policy = (changed: string) => graded({ "content-security-policy": changed }).tests["content-security-policy"];

test("an answer without any of the headers fails", () => {
  expect(gradeAnswer({ headers: {}, html })).toMatchObject({ score: 30, grade: "D" });
});

test("the site's headers have the highest grade, and points to spare", () => {
  expect(graded()).toMatchObject({ score: 130, grade: "A+" });
});

test.each([
  ["default-src 'none'", 10],
  ["default-src 'self'", 5],
  ["default-src 'none'; script-src 'sha256-x' 'unsafe-inline'", 10],
  ["default-src 'none'; style-src 'unsafe-inline'", 0],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
  ["default-src 'none'; img-src http://images.example", -10],
  ["default-src 'none'; script-src 'unsafe-inline'", -20],
  ["default-src 'none'; script-src https:", -20],
  ["script-src 'self'", -20],
  ["default-src 'none'; connect-src http://api.example", -20],
])("the policy %s is worth %i points", (value, points) => {
  expect(policy(value)).toBe(points);
});

test.each([
  ["strict-transport-security", undefined, -20],
  ["strict-transport-security", "max-age=86400", -10],
  ["referrer-policy", "unsafe-url", -5],
  ["x-content-type-options", undefined, -5],
  ["cross-origin-resource-policy", undefined, 0],
  ["access-control-allow-origin", "*", -50],
])("%s: %s is worth %i points", (name, value, points) => {
  const test = name === "access-control-allow-origin" ? "cross-origin-resource-sharing" : name;
  expect(graded({ [name]: value }).tests[test]).toBe(points);
});

test.each([
  ["session=1; Secure; HttpOnly; SameSite=Strict", 5],
  ["session=1; Secure; HttpOnly", 0],
  ["session=1; HttpOnly; SameSite=Strict", -10],
  ["session=1; Secure", -30],
])("the cookie %s is worth %i points", (cookie, points) => {
  expect(graded({ "set-cookie": cookie }).tests.cookies).toBe(points);
});

test("a page that may be framed loses points, unless an older header forbids it", () => {
  const csp = { "content-security-policy": "default-src 'none'" };
  expect(graded({ ...csp, "x-frame-options": undefined }).tests["x-frame-options"]).toBe(-20);
  expect(graded(csp).tests["x-frame-options"]).toBe(0);
});

test("extra points count from 90 on", () => {
  expect(graded({ "strict-transport-security": undefined }).score).toBe(80);
});

test("a script of another site needs a checksum", () => {
  const from = (tag: string) => graded({}, tag).tests["subresource-integrity"];
  expect(from('<script src="https://cdn.example/a.js"></script>')).toBe(-5);
  expect(from('<script src="https://cdn.example/a.js" integrity="sha384-x"></script>')).toBe(5);
  expect(from('<script src="//cdn.example/a.js"></script>')).toBe(-50);
});
