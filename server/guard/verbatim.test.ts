import { describe, expect, it } from "vitest";
import type { Subject } from "../../shared/contracts/library.ts";
import { createJudge, createStreamGuard, groundsOf, type Passage, STANDING_WORDS } from "./index.ts";

const subjects: Subject[] = [
  {
    id: "case-ports",
    kind: "case",
    title: "Ports case",
    names: ["the port authority"],
    sectors: ["government"],
    pages: ["/results/ports"],
  },
  {
    id: "case-insurance",
    kind: "case",
    title: "Insurance case",
    names: ["the insurer"],
    sectors: ["insurance"],
    pages: ["/results/insurance"],
  },
];
const ports: Passage = {
  title: "Ports of a government",
  section: null,
  url: "/results/ports#outcome",
  text: "A ferry that leaves early is worse for islanders than one that leaves late. So none left before its hour in that summer. Queues at the gates fell by 37% against the year before.",
};
const rules: Passage = {
  title: "Rules",
  section: null,
  url: "/rules",
  text: "The rules come first; nobody skips them. A signature needs three things:\n- the draft, with its sources and their dates\n- a named deputy. Deputies are called before the weeks of absence.\n\n| Gate | Owner | Days |\n| --- | --- | --- |\n| Wording and sources | Counsel of the ministry | Two or three |",
};
const example: Passage = {
  title: "Reading a curve",
  section: null,
  url: "/insights/curves",
  text: "The lender moves a tenth of its money from searches to films and waits a winter. Films then bring 12% more.",
  role: "worked-example",
};
const never: Passage = {
  title: "Rules",
  section: "What we will not do",
  url: "/rules#not",
  text: "Sign for a client.",
};
/** What stands far down in what was found is weighed as less, which is what words of the grounds are spared. */
const nearer: Passage[] = Array.from({ length: 40 }, (_, at) => ({
  title: `Page ${at}`,
  section: null,
  url: `/page-${at}`,
  text: `Stone ${"x".repeat(at + 1)} is grey.`,
}));
const asking = (question: string) =>
  groundsOf({
    passages: [...nearer, ports, rules, example, never],
    sources: [{ title: "The Insurance Case in Figures", url: "/results/insurance" }],
    subjects,
    visitor: [question],
    paths: ["/results/ports", "/results/insurance", "/rules"],
  });
const grounds = asking("How was it done?");
const judge = createJudge(grounds);
const stands = (sentence: string, before?: string) => judge(sentence, before).stands;

function pass(text: string) {
  const guard = createStreamGuard(judge, new Set(grounds.paths), { limit: 2_400 });
  return { text: guard.push(text) + guard.end(), ...guard.report() };
}

describe("a sentence of the grounds", () => {
  const [first = "", second = "", figure = ""] = ports.text.split(/(?<=\.) /);

  it("stands word for word, whatever its marks", () => {
    expect(stands(first)).toBe(true);
    expect(stands(`**${first}**`)).toBe(true);
    expect(stands(first.replace("islanders", "visitors"))).toBe(false);
  });

  it("stands not with an address, which anybody might have written into an entry", () => {
    const text = "Whoever wants the tables finds all of them at tables.example.com today.";
    const passage = { title: "Tables", section: null, url: "/tables", text };
    expect(createJudge(groundsOf({ passages: [passage] }))(text).stands).toBe(false);
  });

  it("stands behind the one from which it speaks on", () => {
    expect(stands(second, first)).toBe(true);
  });

  it("stands as a figure only of what the question is about", () => {
    expect(stands(figure)).toBe(true);
    const asked = (question: string) => createJudge(asking(question))(figure).stands;
    expect(asked("What did the port authority reach?")).toBe(true);
    expect(asked("What did the insurer reach?")).toBe(false);
    expect(asked("What did you reach in insurance?")).toBe(false);
  });

  it("stands as an item below what introduces its list", () => {
    const [lead = "", ...items] = rules.text.split("\n\n")[0]?.split("\n") ?? [];
    const introduced = lead.slice(lead.indexOf("A signature"));
    expect(pass([introduced, ...items].join("\n"))).toMatchObject({ shown: 3, held: 0 });
    expect(pass([introduced, ...items.toReversed()].join("\n"))).toMatchObject({ shown: 3, held: 0 });
    expect(pass(["What we leave out:", ...items].join("\n")).text).not.toContain("What we leave out");
  });

  it("stands as a row below the heads of its columns", () => {
    const table = rules.text.split("\n\n")[1] ?? "";
    expect(pass(table).text).toBe(table);
    expect(pass(table.replace("Days", "Price in euros")).text).not.toContain("| Two or three |");
  });

  it("stands as an invented figure only where it is called an example, or behind the example's own words", () => {
    const [told = "", result = ""] = example.text.split(/(?<=\.) /);
    expect(stands(result, "A lender did it.")).toBe(false);
    expect(stands(result, "In an invented example:")).toBe(true);
    expect(stands(`In an invented example: ${result}`)).toBe(true);
    expect(stands(result, told)).toBe(true);
  });

  it("stands not without the heading that denies it", () => {
    expect(stands(never.text)).toBe(false);
  });
});

it.each(Object.values(STANDING_WORDS))("what every model is told to say stands: %s", (words) => {
  expect(stands(words)).toBe(true);
});

describe("the source of the sentence before", () => {
  const [first = ""] = ports.text.split(/(?<=\.) /);
  const cited = (title: string) => `${first} [${title}](/results/insurance) The draft needs three things.`;

  it("takes no words from the next sentence, if it bears its own title", () => {
    expect(pass(`${first} [The Insurance Case in Figures](/results/insurance) ${first}`)).toMatchObject({ held: 0 });
    expect(pass(cited("Certified by the regulator")).text).not.toContain("regulator");
  });
});
