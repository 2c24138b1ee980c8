import { describe, expect, test } from "vitest";
import { readThemes } from "./themes.ts";

const mentioned = (goals?: string, challenges?: string) =>
  readThemes(goals, challenges).mentioned.map(({ theme }) => theme);

describe("reading goals and challenges", () => {
  test("finds nothing in nothing", () => {
    expect(readThemes()).toEqual({ mentioned: [], dismissed: [] });
  });

  test.each([
    ["reduce wasted media budget", "cost"],
    ["More bookings from Germany", "growth"],
    ["attribution the CFO believes", "measurement"],
    ["GDPR and an audit trail", "compliance"],
    ["fewer calls to the call centre", "service"],
    ["stronger domain", "trust"],
    ["results this quarter", "speed"],
    ["our team is small", "capacity"],
  ])("finds what %j is about", (text, theme) => {
    expect(mentioned(text)).toEqual([theme]);
    expect(mentioned(undefined, text)).toEqual([theme]);
  });

  test("puts the most mentioned first, a goal counting twice as much as a challenge", () => {
    expect(mentioned("grow", "approvals, budget")).toEqual(["growth", "cost", "compliance"]);
    expect(mentioned("grow", "audit, privacy, regulators")).toEqual(["compliance", "growth"]);
  });

  test.each([
    "we do not need more leads",
    "we don’t want extra leads",
    "not looking for new leads",
    "no interest in leads",
    "leads are not a problem",
    "Leads for now aren't our main priority",
    "no problem with leads",
  ])("puts aside what %j puts aside", (text) => {
    for (const reading of [readThemes(text), readThemes(undefined, text)]) {
      expect(reading.mentioned.map(({ theme }) => theme)).not.toContain("growth");
      expect(reading.dismissed).toContain("growth");
    }
  });

  test("puts aside one thing for the sake of another", () => {
    expect(mentioned("savings rather than growth")).toEqual(["cost"]);
    expect(mentioned("not growth but measurement")).toEqual(["measurement"]);
  });

  test("takes a lack among the challenges for the problem that it is", () => {
    expect(mentioned(undefined, "we are not growing; no attribution; lack of budget")).toEqual([
      "cost",
      "growth",
      "measurement",
    ]);
  });

  test("keeps what is asked for beside something else", () => {
    expect(mentioned("not only growth")).toEqual(["growth"]);
    expect(mentioned("grow without risk")).toEqual(["growth", "compliance"]);
    expect(mentioned("we don't want to lose trust")).toEqual(["trust"]);
  });

  test("counts whole words only", () => {
    expect(mentioned("a costume reporter in Leadville")).toEqual([]);
  });

  test("quotes the word as it was written, and nothing around it", () => {
    expect(readThemes("Please maximise GROWTH now").mentioned).toEqual([{ theme: "growth", word: "GROWTH" }]);
  });

  test("answers the longest text in no time", () => {
    const before = process.threadCpuUsage();
    readThemes("not ".repeat(125), "no interest in the ".repeat(26));
    expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
  });
});
