import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figureKeys } from "../figures.ts";
import { entry } from "../testing/entries.ts";
import { createSentenceGuard, groundsOf, guarded, LEFT_OUT } from "./index.ts";

const passages = [
  entry({
    page_title: "Finance Sector Growth",
    page_url: "/results/finance#outcome",
    section_title: "Outcome",
    content:
      "Cost per acquisition fell by 37% over eighteen months. The campaign brought 850K qualified leads, twice the target.",
  }),
  entry({
    page_title: "Insurance Growth",
    page_url: "/results/insurance#outcome",
    content: "The insurer's acquisition cost fell by 29%. Quote volume reached £18M across three product lines.",
  }),
];
const grounds = groundsOf(passages, {
  paths: ["/results/finance", "/results/insurance", "/results/tourism"],
  cases: ["Finance Sector Growth", "Insurance Growth", "Tourism Campaign Success"],
});

/** The guarded text, fed in pieces of a few characters. */
function pass(text: string, size = 3): string {
  const guard = createSentenceGuard(grounds);
  let out = "";
  for (let at = 0; at < text.length; at += size) out += guard.push(text.slice(at, at + size));
  return out + guard.end();
}

describe("the figure guard", () => {
  it("lets through what the passages bear out, in any spelling", () => {
    for (const text of [
      "Cost per acquisition fell by 37% over 18 months.",
      "It fell by thirty-seven per cent in eighteen months, and leads came to 850,000.",
      "The insurer saw quotes worth £18 million.",
      "There were three product lines.\n\n1. First, sales.\n2. Then compliance.",
      "One of them said so, and both agree.",
      "See [Finance Sector Growth](/results/finance#outcome) for the rest.",
      "Leads came to twice the target.",
    ])
      for (const size of [1, 4, 500]) expect(pass(text, size)).toBe(text);
  });

  it("keeps back a sentence with a figure that no passage holds", () => {
    for (const bad of [
      "38% of them paid less.",
      "£19m came in.",
      "Four product lines were rebuilt.",
      "12 January 2024 was the start.",
      "2.8x was the return.",
      "5:1 came back.",
      "Ninety days were enough.",
      "Half of all clients stay.",
    ]) {
      const out = pass(`Cost fell. ${bad} The rest is true.`);
      expect(out).not.toContain(bad.slice(0, 8));
      expect(out).toContain("Cost fell.");
      expect(out).toContain("The rest is true.");
    }
  });

  it("ends a sentence that had begun before its wrong figure came", () => {
    expect(pass("The client paid less by 99% than before. That is all.")).toBe(
      `The client paid less by ${LEFT_OUT} That is all.`,
    );
  });

  it("keeps a figure with its subject", () => {
    expect(pass("29% less was paid by the insurer.")).toBe("29% less was paid by the insurer.");
    expect(pass("37% less was paid by the insurer.")).toBe("");
  });

  it("does not let a case be named that was not given, nor a client", () => {
    expect(pass("Tourism Campaign Success did better.")).not.toContain("Campaign Success");
    expect(pass("We helped clients such as Emirates to grow.")).not.toContain("Emirates");
    expect(pass("We do not name clients such as Emirates.")).toContain("Emirates");
  });

  it("leaves links to known pages and the words of all others", () => {
    expect(pass("Read [this](/results/finance) and [that](https://evil.example/x) now.")).toBe(
      "Read [this](/results/finance) and that now.",
    );
    expect(pass("Go to https://evil.example/login today.")).toBe("Go to  today.");
    expect(pass("See ![chart](/results/finance) or [a](//evil.example) or [b](/nowhere).")).toBe(
      "See [chart](/results/finance) or a or b.",
    );
    expect(pass('Click <a href="https://evil.example">here</a> now.')).toBe("Click here now.");
    expect(pass("Write [to us](/#contact) or [read](/results/finance#no-such-anchor).")).toContain("(/#contact)");
  });

  it("releases words at once, and holds no more than a sentence", () => {
    const guard = createSentenceGuard(grounds);
    expect(guard.push("The")).toBe("The");
    expect(guard.push(" client")).toBe(" client");
    expect(guard.push(" saw")).toBe(" saw");
    expect(guard.push(" 37")).toBe(" ");
    expect(guard.push("% less")).toBe("");
    expect(guard.push(" cost.")).toBe("");
    expect(guard.push(" Next")).toBe("37% less cost. Next");
  });

  it("lets no unknown figure through, however the text is cut", () => {
    const known = new Set(grounds.figures.keys());
    const word = fc.constantFrom(
      "The",
      "client",
      "fell",
      "by",
      "37%",
      "38%",
      "£18M",
      "£9bn",
      "three lines",
      "five markets",
      "2.8x",
      "over",
      "18 months",
      "20 to 30%",
      "and",
      "costs.",
      "Then",
      "[x](/a)",
      "5:1",
      "\n",
      "e.g.",
      "12",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (words, size) => {
        const out = pass(words.join(" "), size).replaceAll(LEFT_OUT, "");
        for (const key of figureKeys(out)) expect(known, `${out}`).toContain(key);
      }),
      { numRuns: 300 },
    );
  });

  it("guards a stream", async () => {
    async function* text() {
      yield "Cost fell by 37%. ";
      yield "Sales rose by 99%. ";
      yield "Good.";
    }
    let out = "";
    for await (const piece of guarded(text(), grounds)) out += piece;
    expect(out).toBe("Cost fell by 37%. Good.");
  });
});
