import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fact, Subject } from "../../shared/contracts/library.ts";
import { partsIn } from "./claims/parts.ts";
import { evidenceFor, FEATURES } from "./features.ts";
import { createJudge, createStreamGuard, groundsOf } from "./index.ts";
import { read } from "./read.ts";

const subjects: Subject[] = [
  {
    id: "case-finance",
    kind: "case",
    title: "Finance Sector Growth case",
    names: ["the bank", "the finance client"],
    sectors: ["finance"],
    pages: ["/results/finance"],
  },
  {
    id: "case-insurance",
    kind: "case",
    title: "Insurance Growth case",
    names: ["the insurer"],
    sectors: ["insurance"],
    pages: ["/results/insurance"],
  },
];
const fact: Fact = {
  id: "insurance.acquisition-cost",
  subject: "case-insurance",
  role: "client-case",
  measure: "acquisition cost",
  names: ["cost per acquisition"],
  direction: "fell",
  value: 29,
  unit: "percent",
  text: "29%",
  before: null,
  period: null,
  basis: "Anonymised client data",
  limits: "It compares the insurer with its own past.",
  comparable: null,
  page: "/results/insurance",
};
const conversions: Fact = {
  ...fact,
  id: "insurance.conversions",
  measure: "conversions",
  names: [],
  direction: "rose",
  value: 45,
  text: "45%",
};
const grounds = groundsOf({
  passages: [
    {
      title: "Finance Sector Growth",
      section: "Outcome",
      url: "/results/finance#outcome",
      text: "Cost per acquisition at the finance client fell by 37% against its earlier level. Return on ad spend was 2.8x. The campaigns brought 850K qualified leads in eighteen months. How compliance was counted is not published. A human reviewer saw each draft before it ran. Wording and bidding changed together, so the case cannot say how much each of them contributed.",
    },
    {
      title: "Brand Safety",
      section: "Gates",
      url: "/solutions/brand-safety#gates",
      text: "Four gates stand between a draft and the public. The return on ad spend excludes salaries. A person approves each advertisement before it runs; software marks doubtful passages. Reports show bookings, without names of guests. Click-through was higher for .co.uk than for .com.",
    },
  ],
  facts: [fact, conversions],
  subjects,
  visitor: ["We are a bank in Porto with 40 branches. What did acquisition cost you?"],
  paths: ["/results/finance", "/results/insurance"],
});
const judge = createJudge(grounds);
const stands = (sentence: string) => judge(sentence).stands;

/** The guarded text, fed in pieces of a few characters. */
function pass(text: string, size = 3, limit = 2_400) {
  const guard = createStreamGuard(judge, new Set(grounds.paths), { limit });
  let out = "";
  for (let at = 0; at < text.length; at += size) out += guard.push(text.slice(at, at + size));
  return { text: out + guard.end(), ...guard.report() };
}

const TRUE = "Return on ad spend was 2.8x. A human reviewer saw each draft before it ran.";
const CASE = "([Finance Sector Growth](/results/finance#outcome))";

describe("a page that a sentence gives as its source", () => {
  it.each([
    `Return on ad spend was 2.8 ${CASE}.`,
    "Return on ad spend was 2.8. [Finance Sector Growth](/results/finance#outcome)",
    `Return on ad spend was 2.8 ${CASE.slice(0, -1)}, [Brand Safety](/solutions/brand-safety)).`,
  ])("needs no ground under its own title: %s", (sentence) => {
    expect(stands(sentence)).toBe(true);
  });

  it.each([
    "(".repeat(600) + "[Brand Safety](/solutions/brand-safety)".repeat(15),
    `${"[Brand Safety](/solutions/brand-safety), ".repeat(30)}(`,
    `([Brand Safety](${"x".repeat(1_150)}`,
    `([Brand Safety](/solutions/brand-safety)${" ".repeat(1_100)}`,
  ])("costs no time, however often it stands there: %#", (sentence) => {
    const before = process.threadCpuUsage();
    judge(sentence);
    expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it.each([
    "Return on ad spend was 2.8 ([certified by the regulator](/results/finance#outcome)).",
    "Return on ad spend was 2.8 ([Finance Sector Growth](/solutions/brand-safety)).",
    `Return on ad spend was 4.1 ${CASE}.`,
  ])("is read like any words under another, and saves no sentence: %s", (sentence) => {
    expect(stands(sentence)).toBe(false);
  });
});

describe("a sentence stands", () => {
  it.each([
    "Return on ad spend was 2.8.",
    "The campaigns brought 850,000 qualified leads in 18 months.",
    "A human reviewer looked at each draft before it ran.",
    "The page doesn't say how compliance was counted, so I can't tell you.",
    "Shall I explain how the leads were counted?",
    "Four gates stand between a draft and the public.",
    "See [this case](/results/finance).",
    "I can't judge that for you.",
    "To some extent.",
  ])("that its grounds bear out, or that claims nothing: %s", (sentence) => {
    expect(judge(sentence)).toMatchObject({ stands: true });
  });

  it.each([
    ["another figure", "Cost per acquisition fell by 38%."],
    ["a figure in other digits", "Cost per acquisition fell by ３９％."],
    ["a number word", "Cost per acquisition fell by forty-seven per cent."],
    ["a fraction", "Cost per acquisition fell by almost half."],
    ["a multiple", "The number of qualified leads doubled."],
    ["another subject", "The insurer's cost per acquisition fell by 37%."],
    ["another direction", "Cost per acquisition at the finance client rose by 37%."],
    ["another measure", "Return on ad spend fell by 37%."],
    ["another period", "Cost per acquisition fell by 37% in eighteen months."],
    ["a figure of the visitor's that is given to a case", "The finance client has 40 branches."],
    ["a client", "Barclays was the client."],
    ["a client in small letters", "we did the same for barclays."],
    ["a client in another script", "客户是汇丰银行。"],
    ["a client in a link's text", "See [Lloyds](/results/finance) for more."],
    ["a quotation", 'The client said: "We have never been happier."'],
    ["a promise", "We guarantee that cost per acquisition falls."],
    ["a cause", "Cost per acquisition fell by 37% because bidding changed."],
    ["a denial", "A human reviewer did not see each draft before it ran."],
    ["an assertion of what is denied", "How compliance was counted is published."],
    ["what is done without", "Reports show the names of guests."],
    ["what is compared the other way round", "Click-through was higher for .com than for .co.uk."],
    ["a rank", "It is the leading result in the industry."],
    ["an address", "Read more at example.com/finance."],
  ])("not with %s of its own", (_, sentence) => {
    expect(stands(sentence)).toBe(false);
  });

  it.each([
    ["count", "Three gates stand between a draft and the public."],
    ["measure", "Conversions at the insurer fell by 29%."],
    ["direction", "The acquisition cost of the insurer came to 29% more."],
    ["period", "The insurer's acquisition cost fell by 29% last year."],
    ["support", "A person approves each robot in the garden."],
    ["support", "Start with a robot in your garden."],
  ])("and says why: %s", (kind, sentence) => {
    const unsupported = judge(sentence).claims.filter(({ supported }) => !supported);
    expect(unsupported.map((claim) => claim.kind)).toContain(kind);
  });

  it("speaks on of the subject before it", () => {
    expect(judge("It fell by 29%.", "The insurer repaired its acquisition.").stands).toBe(true);
    expect(judge("It fell by 37%.", "The insurer repaired its acquisition.").stands).toBe(false);
  });

  it("with grounds that went from one thread to another", () => {
    expect(createJudge(structuredClone(grounds))("Return on ad spend was 2.8x.").stands).toBe(true);
  });
});

describe("in place of a sentence that falls", () => {
  const insteadOf = (sentence: string, given = grounds) =>
    createJudge(given)(sentence)
      .instead()
      .map(({ sentences }) => sentences.join(" "));

  it.each([
    ["The finance client paid 37 per cent less for each acquisition.", /finance client fell by 37% against/],
    ["A person has to approve advertising before it is run.", /A person approves each advertisement/],
    ["Reports show the names of guests.", /without names of guests/],
    ["A human reviewer did not see each draft.", /A human reviewer saw each draft/],
    ["Three gates stand between a draft and the public.", /^Four gates stand/],
    ["The insurer's acquisition cost fell by 37%.", /acquisition cost fell by 29%/],
  ])("stands what the grounds say on its matter: %s", (sentence, own) => {
    expect(judge(sentence).stands).toBe(false);
    expect(insteadOf(sentence)[0]).toMatch(own);
  });

  it.each([
    ["what lies far", "Barclays plays golf in Portugal."],
    ["other languages", "O cliente do banco pagou menos por cada aquisição."],
    ["what claims next to nothing", "It was so."],
  ])("stands nothing for %s", (_, sentence) => {
    expect(insteadOf(sentence)).toEqual([]);
  });

  it("stands nothing of another subject than is asked about", () => {
    const asked = { ...grounds, visitor: ["What did the insurer pay?"] };
    expect(insteadOf("A human reviewer did not see each draft.", asked)).toEqual([]);
  });

  const own = (text: string, sentence: string, role?: "worked-example") => {
    const passage = { title: "Rules", section: null, url: "/rules", text, ...(role && { role }) };
    return createJudge(groundsOf({ passages: [passage] }))(sentence).instead()[0];
  };

  it("lists, tables and sentences that speak on can be read by themselves", () => {
    expect(own("The software will not:\n- grant building permits;", "It grants building permits.")?.sentences).toEqual([
      "The software will not: grant building permits.",
    ]);
    const table = "| Gate | Owner | Days |\n| --- | --- | --- |\n| Legal review | Counsel | |";
    expect(own(table, "The owner of legal review is marketing.")?.sentences).toEqual([
      "Gate: Legal review; Owner: Counsel.",
    ]);
    expect(own("A ferry is cancelled. It stops the adverts.", "Adverts never stop.")?.sentences).toEqual([
      "A ferry is cancelled.",
      "It stops the adverts.",
    ]);
  });

  it("an example is called one", () => {
    const words = own(
      "The lender moves £2 million to search.",
      "The lender moves £9 million to search.",
      "worked-example",
    );
    expect(words?.source).toMatchObject({ title: "Rules", kind: "worked example" });
  });
});

describe("a sentence is compared", () => {
  const judged = (text: string, sentence: string, section = "Rules", before = "") =>
    createJudge(groundsOf({ passages: [{ title: "Rules", section, url: "/rules", text }] }))(sentence, before).stands;

  it.each([
    ["The approver reads each draft before it is published.", "The approver reads each draft after it is published."],
    ["Last-click gives the whole sale to the final advert.", "Last-click gives the whole sale to the first advert."],
    ["Holdout tests are read every quarter.", "Holdout tests are read every year."],
    ["The market may be dropped.", "The market must be dropped."],
  ])("with the alternative that its ground gives: %s", (ground, lie) => {
    const { index } = read(groundsOf({ passages: [{ title: "Rules", section: null, url: "/rules", text: ground }] }));
    const contrast = (sentence: string) =>
      partsIn(sentence).flatMap(({ part, form }) =>
        evidenceFor(part, form, index).map(({ features }) => features[FEATURES.indexOf("contrast")]),
      )[0];
    expect(contrast(ground)).toBe(0);
    expect(contrast(lie)).toBe(1);
  });

  it("with whoever acts in its ground", () => {
    const ground = "Legal quotes a price to close the matter.";
    expect(judged(ground, ground)).toBe(true);
    expect(judged(ground, "Compliance quotes a price to close the matter.")).toBe(false);
  });

  it("with what denies the list that its ground stands in", () => {
    const list = "The software will not:\n- grant building permits\n- refuse insurance claims";
    expect(judged(list, "It will not grant building permits.", "Rules", "So much for the software.")).toBe(true);
    expect(judged(list, "The software will grant building permits.")).toBe(false);
  });

  it("with a heading that denies what it heads", () => {
    const said = "Software decides about a person.";
    expect(judged(said, "Software decides about a person.", "What we will do")).toBe(true);
    expect(judged(said, "Software decides about a person.", "What we will not do")).toBe(false);
  });

  it("by nothing where it leaves a matter to the visitor", () => {
    expect(judged("Drafts are read.", "That depends on your markets.")).toBe(true);
  });
});

describe("a stream", () => {
  it("comes out whole, however it is cut", () => {
    const text = `${TRUE}\n\n- The campaigns brought **850K** qualified leads in eighteen months.\n- See [the case](/results/finance#outcome).`;
    for (const size of [1, 4, 500]) expect(pass(text, size).text).toBe(text);
  });

  it("leaves out whole sentences, and counts them", () => {
    const leads = "The campaigns brought 850K qualified leads in eighteen months.";
    const passed = pass(`${TRUE} Barclays sells 64% of its golf clubs. ${leads}`);
    expect(passed.text).toBe(`${TRUE} ${leads}`);
    expect(passed).toMatchObject({ shown: 3, held: 1, replaced: 0, torso: false, incomplete: false });
  });

  it("is not begun where its core falls", () => {
    expect(
      pass("Barclays fell by 73%. Lloyds fell by 1%. A human reviewer saw each draft before it ran."),
    ).toMatchObject({
      text: "",
      torso: true,
    });
    expect(pass("Barclays paid less.")).toMatchObject({ text: "", torso: true });
  });

  it("says that it is incomplete where most of it fell later on", () => {
    const lies = "Barclays rose by 1%. Lloyds rose by 2%. Santander rose by 3%.";
    expect(pass(`${TRUE} ${lies}`)).toMatchObject({ shown: 2, held: 3, incomplete: true });
  });

  it("holds nothing out before two assertions were judged", () => {
    const guard = createStreamGuard(judge, new Set(grounds.paths), { limit: 2_400 });
    expect(guard.push("Certainly. Return on ad spend was 2.8x. A human reviewer")).toBe("");
    expect(guard.push(" saw each draft before it ran. And")).toBe(`Certainly. ${TRUE}`);
  });

  it("drops an announcement whose things were all left out", () => {
    const out = pass(`${TRUE}\n\nOther clients:\n- Barclays\n- Lloyds\n`).text;
    expect(out.trim()).toBe(TRUE);
    const more = "The campaigns brought 850K qualified leads in eighteen months.";
    expect(pass(`${TRUE}\n\nOther clients:\n- Barclays\n\n${more}`).text).not.toContain("Other clients");
  });

  it("puts own words with their source in the place of what falls, in its list, and below its table", () => {
    expect(pass(`${TRUE} The finance client's cost per acquisition fell by 73%.`).text).toBe(
      `${TRUE} Cost per acquisition at the finance client fell by 37% against its earlier level. ${CASE}`,
    );
    expect(pass(`${TRUE}\n- Barclays\n- No person approves an advertisement.\n`).text).toMatch(
      /\n- A person approves each advertisement before it runs; .+ \(Brand Safety\)\s*$/,
    );
    const table = "| Measure | Change |\n| --- | --- |\n| Cost per acquisition | fell by 73% |";
    expect(pass(`${TRUE}\n\n${table}\n\nA human reviewer saw each draft before it ran.`).text).toMatch(
      /ran\.\s+Cost per acquisition .+fell by 37%[^|]+outcome\)\)\s*$/,
    );
  });

  it("says nothing twice, and names a source once for what stands together", () => {
    const lie = "Cost per acquisition at the finance client rose by 37%.";
    const told = pass(`${TRUE} ${lie} ${lie} A human reviewer saw no draft.`);
    expect(told.text).toBe(
      `${TRUE} Cost per acquisition at the finance client fell by 37% against its earlier level. ${CASE}`,
    );
    expect(told).toMatchObject({ torso: false, incomplete: false });
  });

  it("opens with own words where the first assertion falls and has them in its place", () => {
    expect(
      pass("Yes. Cost per acquisition at the finance client rose by 37%. Return on ad spend was 2.8x.").text.trim(),
    ).toBe(
      `Cost per acquisition at the finance client fell by 37% against its earlier level. ${CASE} Return on ad spend was 2.8x.`,
    );
  });

  it("keeps links to known pages and the words of others, and no images or tags", () => {
    const out = pass(
      `${TRUE} See [this case](/results/finance). See [this page](https://evil.example/x). See ![here](/results/finance).`,
    ).text;
    expect(out).toBe(`${TRUE} See [this case](/results/finance). See this page. See here.`);
    expect(pass(`${TRUE} See <a href="https://evil.example">this</a> now.`).text).not.toContain("evil");
  });

  it("is cut off where a sentence never ends, and at the limit of an answer", () => {
    const endless = pass(`${TRUE} ${"and so on ".repeat(200)}`);
    expect(endless).toMatchObject({ text: `${TRUE} `.trimEnd(), closed: true });
    expect(pass(`${TRUE} `.repeat(100), 50, 500).text.length).toBeLessThan(700);
  });

  it("lets no unknown figure or name through, however the text is cut", () => {
    const word = fc.constantFrom(
      "The",
      "client",
      "fell",
      "by",
      "37%",
      "38%",
      "£9bn",
      "five markets",
      "2.8x",
      "Barclays",
      "costs.",
      "Then",
      "[x](/a)",
      "\n",
      "e.g.",
      "-",
      "|",
      "**",
      "(http://a.example)",
    );
    expect(pass("five markets | **", 1).text).not.toContain("five");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (words, size) => {
        expect(pass(words.join(" "), size).text).not.toMatch(/38%|£9bn|five markets|Barclays|a\.example/);
      }),
      { numRuns: 200 },
    );
  });
});
