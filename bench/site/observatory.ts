/**
 * The rules of Mozilla's HTTP Observatory, as published with its version 1.4 (algorithm 5),
 * applied to an answer without a network: from 100 points each test takes some away or, from
 * 90 points on, adds some. Redirection from HTTP and the preload list are matters of the
 * host, so they count for nothing here.
 */
import { gradePolicy } from "./content-security-policy.ts";

export interface GradedAnswer {
  headers: Readonly<Record<string, string>>;
  html: string;
}

export interface Grade {
  score: number;
  grade: string;
  /** Points by test. */
  tests: Record<string, number>;
}

/** Points from which extra ones count. */
const EXTRA_FROM = 90;
/** Grades by the points that each begins at. */
const GRADES: [number, string][] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
  [0, "F"],
];

export function gradeAnswer({ headers, html }: GradedAnswer): Grade {
  const policy = gradePolicy(headers["content-security-policy"]);
  const tests = {
    "content-security-policy": policy.points,
    cookies: headers["set-cookie"] === undefined ? 0 : cookiePoints(headers["set-cookie"]),
    "cross-origin-resource-sharing": headers["access-control-allow-origin"] === "*" ? -50 : 0,
    "cross-origin-resource-policy": resourcePolicyPoints(headers["cross-origin-resource-policy"]),
    "referrer-policy": referrerPoints(headers["referrer-policy"]),
    "strict-transport-security": transportPoints(headers["strict-transport-security"]),
    "subresource-integrity": scriptPoints(html),
    "x-content-type-options": headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    "x-frame-options": policy.hasFrameAncestors ? 5 : framePoints(headers["x-frame-options"]),
  };
  const points = Object.values(tests);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const plain = sum(points.filter((value) => value < 0));
  const score = Math.max(0, plain >= EXTRA_FROM ? sum(points) : plain);
  return { score, grade: GRADES.find(([from]) => score >= from)?.[1] ?? "F", tests };
}

function cookiePoints(cookie: string): number {
  const has = (attribute: RegExp) => attribute.test(cookie);
  if (!has(/;\s*httponly/i)) return -30;
  if (!has(/;\s*secure/i)) return -10;
  return has(/;\s*samesite=(?:strict|lax)/i) ? 5 : 0;
}

function resourcePolicyPoints(value: string | undefined): number {
  if (value === undefined || value === "cross-origin") return 0;
  return value === "same-origin" || value === "same-site" ? 10 : -5;
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0;
  const last = value.split(",").at(-1)?.trim() ?? "";
  return ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(last) ? 5 : -5;
}

/** Half a year, with a little grace for those who count it as 180 days. */
const HALF_A_YEAR = 15_552_000;

function transportPoints(value: string | undefined): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value ?? "")?.[1];
  if (age === undefined) return -20;
  return Number(age) >= HALF_A_YEAR ? 0 : -10;
}

/** Scripts of the site itself need no integrity; those of another do. */
function scriptPoints(html: string): number {
  const foreign = [...html.matchAll(/<script[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  if (foreign.length === 0) return 0;
  if (foreign.some((tag) => /src="http:|src="\/\//.test(tag))) return -50;
  return foreign.every((tag) => tag.includes("integrity=")) ? 5 : -5;
}

function framePoints(value: string | undefined): number {
  return /^(?:deny|sameorigin)$/i.test(value ?? "") ? 0 : -20;
}
