/** What a model may not say, with a checker that says what the test tells it to: "yes" to everything, unless a test has another. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordEncoder } from "../../tests/support/embedder.ts";
import { type AskChecker, createNearest, createWordReader, guarded } from "./index.ts";

interface Said {
  title: string;
  url: string;
  role?: string;
  lines: string[];
}

const PAGES: Said[] = [
  {
    title: "The bank case",
    url: "/results/bank#outcome",
    role: "client-case",
    lines: [
      "At the bank cost per acquisition fell by 37% against its earlier level.",
      "Return on ad spend was 2.8x.",
      "The campaigns brought 850K qualified leads in eighteen months.",
      "A human reviewer saw each draft before it ran.",
    ],
  },
  {
    title: "The insurer case",
    url: "/results/insurer#outcome",
    role: "client-case",
    lines: [
      "At the insurer £7m of waste was cut from the spend of a year.",
      "The insurer sold 43% of its policies direct.",
    ],
  },
  {
    title: "All the rules",
    url: "/rules",
    role: "our-practice",
    lines: [
      "No result is guaranteed.",
      "A draft that nobody has approved is not published.",
      "The rules forbid completing a fact that no document holds.",
      "Every draft passes four gates before it is published.",
      "98 of 120 questions were answered well.",
      "publish what nobody has released.",
      "Which gate do you mean?",
      "We answer every enquiry within two working days.",
      "Reports include bookings and exclude the names of guests.",
      "Only counsel may release a statement.",
      "The agreement names the fee.",
      "The terms hold since 14 March 2021.",
      "It ends on paper.",
    ],
  },
  {
    title: "Reading a curve",
    url: "/insights/curves",
    role: "worked-example",
    lines: ["The lender moves a tenth of its money to films, and films then bring 12% more."],
  },
];
const lines = PAGES.flatMap(({ title, url, role = "", lines }) =>
  lines.map((text) => ({ text, passage: { title, section: null, url, role } })),
).map((line, at) => ({ ...line, id: at + 1 }));
const idOf = (words: string) => lines.find(({ text }) => text.includes(words))?.id;

/** Word overlap alone. */
const nearest = createNearest<(typeof lines)[number]>({ embed: () => Promise.reject(new Error("away")) });
const readWords = createWordReader(wordEncoder);
/** Says of each claim what it is told to. */
const saying =
  (verdict: string): AskChecker =>
  async (_, message) =>
    [...message.matchAll(/^claim (\d+):/gm)].map(([, number]) => `${number} ${verdict}`).join("\n");
const YES = saying("yes");

interface Options {
  /** Null: nobody can be asked. */
  check?: AskChecker | null;
  question?: string;
  hasBetter?: boolean;
  pieces?: number;
}

/** `{words}` stands for the number of the line that has them. */
async function guard(
  reply: string,
  { check = YES, question = "What can you do?", hasBetter = false, pieces = 7 }: Options = {},
) {
  const text = reply.replace(/\{([^}]*)\}/g, (_, words: string) => `[${idOf(words)}]`);
  async function* words() {
    for (let at = 0; at < text.length; at += pieces) yield text.slice(at, at + pieces);
  }
  const options = { nearest, readWords, check: check ?? undefined, lines, question, hasBetter };
  const shown = guarded(words(), { ...options, paths: ["/rules", "/results/bank", "/#contact"] });
  let out = "";
  const sources: string[][] = [];
  for (let step = await shown.next(); ; step = await shown.next()) {
    if (step.done) return { ...step.value, out, sources };
    out += step.value.text;
    sources.push(step.value.lines.map(({ text }) => text));
  }
}
const shown = async (reply: string, options?: Options) => (await guard(reply, options)).out;

/** Stands before a claim, so that an answer is begun whatever becomes of it. */
const FIRST = "No result is guaranteed. The agreement names the fee. ";
const behind = async (reply: string, options?: Options) =>
  (await shown(FIRST + reply, options)).slice(FIRST.length - 1).trim();

describe("a claim in other words", () => {
  it.each([
    ["The bank paid 37% less for each new customer than before.", "fell by 37%"],
    ["A text has to get through four gates until it is out.", "four gates"],
    ["You hear from us after two working days at the latest.", "two working days"],
    ["Nothing goes out that has not been approved.", "nobody has approved"],
    ["Guests stay unnamed in the reports, which show bookings.", "exclude the names"],
    ["We cannot promise you any result.", "guaranteed"],
    [
      "850,000 good leads came from the campaigns in a year and a half, or 18 months.".replace(
        "a year and a half, or ",
        "",
      ),
      "850K",
    ],
    ["Os custos por aquisição caíram 37% no banco.", "fell by 37%"],
    ["Der Versicherer strich 7 Mio. £ an Verschwendung.", "£7m"],
    ["The bank's CPA sank by 37%.", "fell by 37%"],
    ["There are three things to know about the fee that the agreement names.", "names the fee"],
    ["The third of the rules is that an agreement names the fee.", "names the fee"],
    ["The terms have been held since 2021.", "14 March 2021"],
    ["Return on ad spend at the bank was 2.8x.", "2.8x"],
    ["Nobody has a legal claim to a result.", "No result"],
    ["The agreement names the fee, which is put in writing there.", "names the fee"],
    ["A result is something that isn't guaranteed.", "guaranteed"],
    ["Each draft gets past four gates before it is published.", "four gates"],
    ["What guests are called is left out, and bookings are part of the reports.", "exclude the names"],
    ["The leads of the bank came to 850K, qualified ones at that.", "850K"],
    ["In the round, 98 out of 120 questions got a good answer.", "98 of 120"],
    ["Four gates stand there, leading to what is published.", "four gates"],
    ["Of a guarantee there is only a plain denial: no result is guaranteed.", "guaranteed"],
    ["A draft of the week has to get through four gates.", "four gates"],
  ])("stands on its line: %s", async (claim, words) => {
    const { out, sources } = await guard(`${FIRST}${claim} {${words}}`);
    expect(out).toContain(claim);
    expect(sources.at(-1)).toEqual([expect.stringContaining(words)]);
  });

  it("stands without a number on the line that lies nearest", async () => {
    const claim = "The campaigns of the bank had 850K leads that were qualified.";
    const { out, sources } = await guard(`${FIRST}${claim}`);
    expect(out).toContain(claim);
    expect(sources.at(-1)).toEqual([expect.stringContaining("850K qualified leads")]);
  });

  it("stands in the page's words with a few of its own, and gives way where it differs in one", async () => {
    const own = "A draft must get past all of the four gates before it may go out as published.";
    expect(await behind(`${own} {four gates}`)).toBe(own);
    expect(await behind("Every draft passes four gates after it is published. {four gates}")).toBe(
      "Every draft passes four gates before it is published.",
    );
  });

  it("of an example is called one where that was not just said, nor of its page", async () => {
    const example = "The lender moves a tenth of its money to films, which bring 12% more. {tenth of its money}";
    expect(await shown(`In an invented example: it has a lender. {tenth of its money} ${example}`)).toContain(
      "The lender moves a tenth of its money to films, which bring 12% more.",
    );
    const elsewhere =
      "The agreement, for example, names the fee. {names the fee} We reply in two working days. {two working}";
    expect(await behind(`${elsewhere} ${example}`)).toContain("In an invented example: The lender moves");
  });

  it("is asked about in one line of its own, with the page and the line and nothing else", async () => {
    const asked: string[] = [];
    await guard(
      "Cost per acquisition at the bank came down by 37%,\nclaim y: and so on {fell by 37%}. We reply in two working days. {two working}",
      {
        check: async (instructions, message) => {
          asked.push(message);
          expect(instructions).not.toMatch(/bank|37/);
          return YES(instructions, message);
        },
      },
    );
    expect(asked[0]?.split("\n\n")[0]).toMatch(/^claim 1: [^\n]*\nground 1: The bank case: At the bank[^\n]*$/);
    expect(asked.join("\n")).not.toMatch(/^claim y/m);
    expect(asked.join("\n")).toMatch(/We reply in two working days/);
  });

  it.each(["no", "partly", "maybe", "", "yes", "2 yes", "1 yes, mostly", "1 yes\n1 no", "1 no\n1 yes"])(
    "gives way to the line where the checker says %j of it",
    async (reply) => {
      const { out, sources } = await guard("The bank paid 37% less for each new customer. {fell by 37%}", {
        check: async () => reply,
      });
      expect(out).toBe("At the bank cost per acquisition fell by 37% against its earlier level.");
      expect(sources).toEqual([[out]]);
    },
  );

  it("is asked once more about nothing after rubbish", async () => {
    let asked = 0;
    const check = async () => {
      asked += 1;
      return "I cannot say.";
    };
    await guard(
      "The bank paid 37% less. {fell by 37%} We reply in two working days. {two working} It returned 2.8x. {2.8x}",
      { check },
    );
    expect(asked).toBe(1);
  });

  it("quotes alone where nobody can be asked", async () => {
    const { out, judged } = await guard(`${FIRST}You hear from us in two working days. {two working}`, {
      check: null,
    });
    expect(out).toBe(`${FIRST}We answer every enquiry within two working days.`);
    expect(judged.map(({ outcome }) => outcome)).toEqual(["quoted", "quoted", "stands"].with(2, "replaced"));
  });
});

describe("what code compares", () => {
  it.each([
    ["a figure", "The bank paid 38% less for each new customer. {fell by 37%}", /38/],
    ["a figure's unit", "The insurer took out €7m of waste. {£7m}", /€/],
    ["what is counted", "A text passes four lawyers before it goes out. {four gates}", /lawyers/],
    ["a measure", "At the bank the click-through rate sank by 37%. {fell by 37%}", /click/],
    ["more than a figure", "The bank paid over 37% less for each new customer. {fell by 37%}", /over/],
    ["a direction without a figure", "Cost per acquisition at the bank has been rising. {fell by 37%}", /rising/],
    ["what another figure is of", "The insurer cut 43% of waste from the spend of a year. {£7m}{43%}", /43% of waste/],
    ["what a line of another page has", "The bank's leads came to 850K in two working days. {850K}", /working/],
    ["what is committed to", "We commit to a reply in two working days. {two working}", /commit/],
    ["a sector", "In retail and insurance 43% of policies were sold direct. {43%}", /retail/],
    ["two clients' figures", "With 37% less cost 43% was sold direct. {fell by 37%}{43%}", /37% less/],
    ["a direction", "The bank paid 37% more: its costs rose by 37%. {fell by 37%}", /more|rose/],
    ["a multiple", "Spend at the bank came back threefold. {2.8x}", /threefold/],
    ["a period", "You hear from us within two weeks. {two working}", /weeks/],
    ["how often", "We write to you daily, within two working days. {two working}", /daily/],
    ["a date", "Since 2019 nothing goes out that nobody approved. {nobody has approved}", /2019/],
    ["a name", "Counsel at Emirates Bank releases each statement. {Only counsel}", /Emirates/],
    ["a place", "The insurer in Madrid sold 43% of its policies itself. {43%}", /Madrid/],
    ["a language", "You hear from us in German within two working days. {two working}", /German/],
    ["a denial", "We can guarantee you a result. {No result}", /can guarantee/],
    ["a denial of what is so", "Enquiries are not answered within two working days. {two working}", /are not/],
    ["only", "Drafts pass gates only at the insurer. {four gates}", /only/],
    ["an address", "Write to pay@evil.example about the fee. {names the fee}", /evil/],
    ["a promise in the house's name", "We promise that the agreement names a fair fee. {names the fee}", /promise/],
    ["a price in the house's name", "The first enquiry is free of charge. {two working}", /free/],
    ["a refund", "The agreement names the fee, and we refund it. {names the fee}", /refund/],
    ["law", "The agreement names the fee as the law requires. {names the fee}", /law/],
    ["a rank", "We are the leading house with four gates. {four gates}", /leading/],
    ["a cause", "The bank grew because counsel released statements. {Only counsel}", /because/],
    ["whose figure it is", "The hotel paid 37% less for each new customer. {fell by 37%}", /hotel/],
    ["the visitor's for a client's", "Your cost per acquisition falls by 37%. {fell by 37%}", /Your/],
    ["an example for a fact", "Films bring the lender 12% more. {12% more}", /^(?!.*example).*12%/],
  ])("lets %s of its own fall", async (_, claim, lie) => expect(await behind(claim)).not.toMatch(lie));

  it("takes what speaks on for the case that was spoken of", async () => {
    const both = "The insurer took £7m of waste out of its spend. {£7m} ";
    expect(await behind(`${both}It sold 43% of its policies direct, without a broker's hand. {43%}`)).toContain("43%");
    expect(await behind(`${both}It had a return of 2.8x. {2.8x}`)).not.toMatch(/It had/);
    expect(await behind(`${both}Return on ad spend was 2.8x.`)).toContain(
      "The bank case: Return on ad spend was 2.8x.",
    );
  });

  it("tries what lies nearest where a number is the wrong one", async () => {
    const { out, sources } = await guard(`${FIRST}You hear from us after two working days at the latest. {£7m}`);
    expect(out).toContain("You hear from us after two working days at the latest.");
    expect(sources.at(-1)?.join(" ")).toContain("two working days");
  });

  it("puts no line in place that cannot be read by itself", async () => {
    expect(await behind("By law it ends on vellum. {ends on paper}")).toBe("");
    expect(await behind("We promise to publish what is released. {nobody has released}")).toBe("");
  });

  it("calls an example one", async () => {
    expect(await behind("Films bring the lender 12% more. {12% more}")).toBe(
      "In an invented example: The lender moves a tenth of its money to films, and films then bring 12% more.",
    );
    expect(await behind("In an invented example films bring a lender 12% more. {12% more}")).toMatch(/^In an invented/);
  });
});

describe("one word that turns a sentence round", () => {
  const turns: [RegExp, string][] = [
    [/\bforbid\b/, "allow"],
    [/\bnot /, ""],
    [/\bNo result is\b/, "Every result is"],
    [/\bbefore\b/, "after"],
    [/\bonly\b/i, "Never"],
    [/\bfell\b/, "rose"],
    [/\bEvery\b/, "No"],
    [/\bexclude\b/, "include"],
    [/\binclude\b/, "omit"],
    [/\bnobody\b/, "somebody"],
    [/\bwithin\b/, "after"],
    [/\bhuman\b/, "machine"],
    [/\bdirect\b/, "indirectly"],
    [/\bmay\b/, "must"],
    [/\bcut from\b/, "added to"],
    [/\beach\b/, "hardly any"],
    [/\bearlier\b/, "later"],
    [/\bis\b(?! guar)/, "is not"],
    [/\bwas\b/, "was not"],
    [/\bnames\b/, "hides"],
    [/\bbrought\b/, "lost"],
  ];
  const turned = lines.flatMap(({ text, id }) =>
    turns.flatMap(([from, to]) => (from.test(text) ? [[text.replace(from, to), id] as const] : [])),
  );

  it("falls, whichever sentence and whatever the checker says", async () => {
    expect(turned.length).toBeGreaterThan(20);
    for (const [lie, id] of turned) {
      expect(await shown(`${FIRST}${lie} [${id}]`), lie).not.toContain(lie.replace(/\.$/, ""));
      expect(await shown(FIRST + lie), lie).not.toContain(lie.replace(/\.$/, ""));
    }
  });
});

describe("signs", () => {
  it.each(["³7%", "٣٧٪", "３７%", "③⑦%"])("shows the passage's own spelling for %s", async (written) => {
    const out = await behind(`The bank paid ${written} less for each new customer. {fell by 37%}`);
    expect(out).toContain("37%");
    expect(out).not.toContain(written);
  });

  it.each(["❾❸%", "-37%", "\u202E73%\u202C", "3️⃣7️⃣%0"])(
    "shows no figure that is none of the passage's: %s",
    async (written) =>
      expect(await behind(`The bank paid ${written} less for each new customer. {fell by 37%}`)).not.toContain(written),
  );

  it("shows no numbers, tags, images, marks or links elsewhere", async () => {
    const out = await behind(
      "**We** reply in two <b onclick=x>working</b> days【12】 ![x](https://evil.example/x.png) [5](https://evil.example) [here](/rules). {two working}[99] \n## Heading\n---\n",
    );
    expect(out).toBe("We reply in two working days [here](/rules).");
  });

  it("takes a number behind a full stop for that sentence's", async () => {
    const reply =
      "The bank paid 37% less for each new customer.{fell by 37%} We reply in two working days.{two working}";
    expect((await guard(reply)).judged.map(({ ids }) => ids)).toEqual([[idOf("fell by 37%")], [idOf("two working")]]);
  });

  it("never shows a number that a visitor or a page wrote", () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.constantFrom(
            "[1]",
            "[12]",
            "[ 3 ]",
            "[4,5]",
            "[4][5]",
            "【6】",
            "[^7]",
            "([8])",
            "[[9]]",
            " ",
            ".",
            "We",
            "reply",
          ),
        ),
        async (parts) => {
          expect(await shown(`${FIRST}${parts.join("")} No result is guaranteed.`)).not.toMatch(/[[【]\s*\^?\d/);
        },
      ),
      { numRuns: 150 },
    ));
});

describe("what claims nothing", () => {
  it.each([
    "Which markets are you in?",
    "What is your budget for the campaign?",
    "Thank you for asking.",
    "The pages do not say what a retainer costs.",
    "I cannot say that.",
    "They name neither a retainer nor what it costs.",
    "The sentences I have do not say what a retainer costs, so I cannot confirm that.",
    "Do your drafts pass any gates before they are published?",
    "Let me know if you have more questions.",
    "It depends on the house.",
    "Which of these are you looking at?",
    "What kind of project do you have in mind?",
    "That isn't known.",
    "The pages don't say in which countries a retainer is offered.",
    "You could ask the team through the [contact section](/#contact).",
  ])("stands without a line: %s", async (text) => {
    const { out, judged } = await guard(FIRST + text, { check: null, question: "What does a retainer cost?" });
    expect(out).toBe(FIRST + text);
    expect(judged.at(-1)?.outcome).toBe("talk");
  });

  it.each([
    "Would you like the fee back that we refund to everybody?",
    "Do you want the certified drafts that won a prize?",
    "Are your drafts published at once, since we guarantee a result?",
    "Did you know that we pay the fines of banks?",
    "We can do that for you at no cost.",
    "We will help your business grow.",
    "The pages do not say it, but we refund the fee.",
    "I cannot say how much, since every client gets a discount.",
    "You will be happy.",
    "I hope that you always get more for less.",
    "We have helped hundreds of clients.",
  ])("is no cover for a claim: %s", async (text) => expect(await behind(text)).not.toContain(text));

  it("may name what the visitor asked for", async () => {
    const text = "The pages don't say whether the agency holds ISO 27001.";
    expect(await behind(text, { question: "Are you ISO 27001 certified?" })).toBe(text);
    expect(await behind(text, { question: "Are you certified?" })).toBe("");
  });

  it("is no answer where there is one", async () => {
    expect((await guard("Which markets are you in?", { hasBetter: true })).torso).toBe(true);
    expect(await shown("Which markets are you in?")).toBe("Which markets are you in?");
  });

  it("says neither yes nor no to a question that the checks do not see", async () => {
    expect(await shown(`Yes. ${FIRST}`, { question: "Can you guarantee results?" })).toBe(FIRST.trim());
    expect(await shown(`Yes, absolutely! The agreement names the fee. No result is guaranteed.`)).not.toMatch(
      /yes|absolutely/i,
    );
  });
});

describe("an answer", () => {
  it("is the built-in one where the first claim is lost, or half of them", async () => {
    for (const reply of [
      "4,000 people in Peru did it. No result is guaranteed.",
      "No result is guaranteed. 4,000 people did it. 5,000 people did it. 6,000 people did it.",
    ])
      expect(await guard(reply)).toMatchObject({ torso: true, out: "" });
  });

  it("takes no line in the place of what stood on none, unless it says nearly the same", async () => {
    const added =
      "Most of this takes a mere 24 hours. Which of the 9 gates is meant? We can! It costs the insurer 43% more.";
    expect(await behind(added)).toBe("");
    expect(await behind("Every draft passes 3 gates before it is published, too.")).toBe(
      "Every draft passes four gates before it is published.",
    );
  });

  it("loses a friendly line, and nothing else with it", async () => {
    const reply = `What a wonderful project you are planning! The bank paid 37% less for each new customer. {fell by 37%} We reply in two working days. {two working} We would be delighted to embark on this journey together!`;
    expect(await shown(reply)).toBe("The bank paid 37% less for each new customer. We reply in two working days.");
  });

  it("keeps a list whole, without the items that fall", async () => {
    const reply = `Here is what counts:\n- a reply in two working days {two working}\n- 99% more leads {850K}\n- drafts that pass four gates [${idOf("four gates")}]`;
    const out = await behind(reply);
    expect(out).toMatch(/two working days/);
    expect(out).toMatch(/\n- .*four gates/i);
    expect(out).not.toContain("99");
  });

  it("begins no item with what follows a list, though the sentence between them falls", async () => {
    const reply = `Two things count:\n- a reply in two working days {two working}\n- four gates for each draft {four gates}\n\nIt all costs 43% more. Let me know if you have more questions.`;
    expect(await behind(reply)).toMatch(/\n\nLet me know/);
  });

  it("goes on without an opening that stands on no line", async () => {
    const reply = "A person of yours. The bank paid 37% less for each new customer. {fell by 37%}";
    expect(await shown(reply)).toBe("The bank paid 37% less for each new customer.");
  });

  it("takes no item's number for a figure", async () => {
    const reply = `What counts is this:\n1. a reply in two working days {two working}\n2. drafts that pass four gates {four gates}`;
    expect((await guard(FIRST + reply)).judged.map(({ outcome }) => outcome)).toEqual(
      "quoted quoted stands stands".split(" "),
    );
  });

  it("says nothing twice", async () => {
    const out = await shown(
      `${FIRST}${FIRST}The bank paid 38% less. {fell by 37%} Costs at the bank sank by 39%. {fell by 37%}`,
    );
    expect(out.match(/guaranteed/g)).toHaveLength(1);
    expect(out.match(/37%/g)).toHaveLength(1);
  });

  it("is the same however its words are cut", () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (pieces) => {
        const reply = `The bank paid 37% less for each new customer.{fell by 37%} We reply in two working days [${idOf("two working")}]. It helped 5,000 others. No result is guaranteed`;
        expect(await shown(reply, { pieces })).toBe(await shown(reply, { pieces: 1_000 }));
      }),
      { numRuns: 40 },
    ));

  it("throws what the model's words throw, once it has shown what came before", async () => {
    async function* words() {
      yield FIRST;
      yield "And then ";
      throw new Error("broke off");
    }
    const steps = guarded(words(), { nearest, check: YES, lines, paths: [], question: "", hasBetter: false });
    await expect(
      (async () => {
        for (let step = await steps.next(); !step.done; step = await steps.next());
      })(),
    ).rejects.toThrow("broke off");
  });
});
