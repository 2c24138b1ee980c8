import fc from "fast-check";
import { expect, test } from "vitest";
import { leadAnalysis } from "../../contracts/lead.ts";
import { CEILINGS, RULES, type RuleId, THRESHOLDS } from "./rules.ts";
import { scoreLead } from "./score.ts";

const score = (message: string, email = "a@firm.example", company = "Firm") =>
  scoreLead({ name: "A", email, company, message });
const points = (title: string, ...enquiry: Parameters<typeof score>) =>
  score(...enquiry).rules.find(({ rule }) => rule === title)?.points ?? 0;

const TENDER =
  "Our airline issues a tender for attribution on 14 May: 30 routes, a budget of £200k, and the board decides. " +
  "We struggle with measurement. Could you send a proposal and meet our CFO next week?";

test("a tender with a date, a budget and those who decide is hot and reaches 100", () => {
  expect(score(TENDER)).toMatchObject({ score: 100, category: "hot" });
});

test("an interested organisation without a request is warm", () => {
  expect(score("We run a small museum. Could you tell us how your chatbot works?").category).toBe("warm");
});

test("the ceilings of the groups add up to 100", () => {
  expect(Object.values(CEILINGS).reduce((sum, ceiling) => sum + ceiling, 0)).toBe(100);
});

test.each([
  ["a link offer", "pitch", "Do you accept guest posts with a do-follow link? Our prices are fair."],
  ["an SEO offer", "pitch", "Your website is not ranking on the first page of Google. We can fix that for hotels."],
  [
    "an outsourcing offer",
    "pitch",
    "Hire dedicated developers for your tourism projects, can we have a call next week?",
  ],
  ["an offer without a need", "seller", "We are a leading supplier of hotel furniture and offer quality products."],
  ["crypto", "scam", "Invest in our crypto currency, guaranteed returns for banks."],
  ["a job application", "job", "Please find my CV. I led campaigns for airlines and banks with budgets above £5m."],
  ["homework", "study", "I am a student and need a proposal for my thesis on tourism by Friday, it is urgent."],
  ["a cancellation", "personal", "Please take me off your list and delete my data by 3 May."],
  ["keys pressed at random", "gibberish", "sdkfjh wkejrh sdkfjh qwertz"],
  ["a greeting", "empty", "hello"],
] as const)("%s is cold, and the reasoning says why", (_, rule, message) => {
  const result = score(message);
  expect(result.category).toBe("cold");
  expect(result.reasoning).toContain(RULES[rule].title);
});

test("a throw-away address takes points, a free mailbox neither gives nor takes", () => {
  const message = "We run a hotel and would like a proposal.";
  const free = score(message, "a@gmail.com").score;
  expect(score(message, "a@mailinator.com").score).toBeLessThan(free);
  expect(score(message, "a@hotelgroup.example").score).toBe(free + RULES.workAddress.points);
});

test("a client who speaks well of itself, or of what sellers speak of, is not taken for a seller, a job seeker or a student", () => {
  const accusations: string[] = ["pitch", "seller", "scam", "job", "study", "personal", "gibberish"].map(
    (id) => RULES[id as RuleId].title,
  );
  for (const message of [
    "We are a leading insurance company and need attribution that our auditors accept.",
    "We don't need SEO or link building, we need a partner for our launch in April.",
    "I am not a student, I run a bank's marketing team.",
    "Could you complete our vendor due diligence questionnaire?",
    "Our hotel is 30 years old. We want a chatbot that knows our opening hours and handles refunds.",
    "We'd love to work with you on our second year of campaigns.",
    "I came across your website. Do you work with hotels?",
    "Quick question: is it just for large hotels?",
    "Love what you did for the bank. Can we come to your office on Monday?",
    "May I send you our brief?",
    "Our tender has the references BCDFGH and QWERTZ.",
    "Do you have names for sale?",
    "We are looking for a buyer for our domains.",
    "We sell training courses to banks. Does your attribution work for that?",
    "We made a shortlist and you are on it.",
    "Dear Sir or Madam, do you guarantee results? We hope for long-term cooperation.",
    "Is there a discount for non-profit museums? We look for something affordable.",
    "Who is in charge of tourism projects at your firm?",
    "We have built our own model and work with influencers. Our clients have many questions.",
  ])
    expect(score(message).rules.filter(({ rule }) => accusations.includes(rule))).toEqual([]);
});

test("what is negated does not count", () => {
  expect(points(RULES.offer.title, "Please send us a proposal.")).toBe(RULES.offer.points);
  expect(points(RULES.offer.title, "Please do not send us a proposal.")).toBe(0);
  expect(points(RULES.core.title, "We are not a bank.")).toBe(0);
  expect(points(RULES.date.title, "There is no deadline.")).toBe(0);
  expect(points(RULES.meeting.title, "We don't want to book a demo.")).toBe(0);
});

test("a sector counts in full only as one's own", () => {
  for (const own of ["We run two hotels.", "I am the manager for a hotel group.", "Hotel owner here.", "My bank asks."])
    expect([own, points(RULES.core.title, own)]).toEqual([own, RULES.core.points]);
  for (const other of ["We sell chairs for hotels.", "Best prices for every hotel!", "You know banks."])
    expect([other, points(RULES.mentioned.title, other)]).toEqual([other, RULES.mentioned.points]);
});

test("a negation ends with its clause, and a lack is a need", () => {
  expect(points(RULES.offer.title, "We do not need SEO, but please send us a proposal.")).toBe(RULES.offer.points);
  expect(points(RULES.service.title, "We have no attribution yet.")).toBe(RULES.service.points);
  expect(points(RULES.problem.title, "We cannot measure what works.")).toBe(RULES.problem.points);
  expect(points(RULES.offer.title, "We need not only a demo: send a proposal.")).toBe(RULES.offer.points);
});

test("British and American spelling count the same", () => {
  for (const [british, american] of [
    [
      "We organise an enquiry service at our centre for travellers.",
      "We organize an inquiry service at our center for travelers.",
    ],
    ["We monetise the domain and optimise our programme.", "We monetize the domain and optimize our program."],
    ["The ministry wants the call centre renewed.", "The ministry wants the call center renewed."],
  ] as const) {
    const [a, b] = [score(british), score(american)];
    expect([b.score, b.key_interests]).toEqual([a.score, a.key_interests]);
  }
});

test.each([
  ["Polish", "Prosimy o więcej informacji o waszych rozwiązaniach dla hoteli, dziękuję bardzo."],
  ["Czech", "Strč prst skrz krk. Chtěli bychom nabídku pro náš hotel do konce měsíce."],
  ["Finnish", "Hyvää päivää, olemme hotelliketju ja haluaisimme kuulla lisää palvelustanne."],
  ["Arabic", "نحن هيئة سياحة ونرغب في الحصول على عرض سعر قبل نهاية الشهر"],
  ["Japanese", "ホテルを三十軒経営しています。提案書を送ってください。"],
  ["Chinese", "我们是一家旅游公司，希望了解贵公司的服务。"],
  ["Greek", "Είμαστε ένας ξενοδοχειακός όμιλος και θα θέλαμε μια προσφορά."],
  ["Hindi", "हम एक होटल समूह हैं और आपसे एक प्रस्ताव चाहते हैं।"],
])("%s is neutral, not gibberish", (_, message) => {
  const result = score(message, "a@hotel.example", "Hotel");
  expect(result.category).toBe("warm");
  expect(result.rules.map(({ rule }) => rule)).toContain(RULES.language.title);
  expect(result.recommended_action).toContain("Someone who reads the language should answer.");
});

test("the languages of the neighbours are read for the main requests", () => {
  for (const message of [
    "Bom dia, somos um hotel e gostaríamos de receber uma proposta até 30 de abril.",
    "Buenos días, somos un hotel y queremos recibir una propuesta antes del 30 de abril.",
    "Bonjour, nous sommes un hôtel et souhaitons recevoir un devis avant le 15 juin.",
    "Guten Tag, wir sind ein Hotel, bitte senden Sie uns ein Angebot bis 15. Juni.",
  ])
    expect(points(RULES.offer.title, message)).toBe(RULES.offer.points);
});

test("every rule that counted is named with the visitor's own words", () => {
  const { rules, reasoning } = score(TENDER);
  for (const { rule, quote } of rules) {
    expect(reasoning).toContain(rule);
    expect(reasoning).toContain(`“${quote}”`);
  }
  expect(rules).toContainEqual({ rule: RULES.budget.title, points: 7, quote: "£200k" });
});

test.each(["$5MM", "€ 250.000,- a year", "12,34,567 USD", "1,5 Mio. €", "1'000'000.50 CHF", "₹50 lakh", "£1.2m p.a."])(
  "%s is a sum",
  (sum) => {
    const message = `We are a tourism board and would like a proposal by 3 May. We can spend ${sum}.`;
    expect(points(RULES.budget.title, message)).toBe(RULES.budget.points);
  },
);

test("a rule of what is absent quotes nothing", () => {
  const { rules, reasoning } = score("We need attribution by May for two markets, and nobody here can do it.", "", "");
  expect(rules).toContainEqual({ rule: RULES.private.title, points: -10, quote: "" });
  expect(reasoning).toContain("Neither an organisation nor a work address (−10)");
});

test("a long quote ends after a whole word", () => {
  const name = "Regional tourism board of the eastern islands and of the two neighbouring archipelagos in the south";
  const { rules } = score(
    "We need attribution by May for two markets, as the board has asked us. Our agencies report each on its own, and nobody can say which of them brings bookings.",
    "a@hotel.example",
    name,
  );
  const quoteOf = (title: string) => rules.find(({ rule }) => rule === title)?.quote;
  expect(quoteOf(RULES.company.title)).toBe(
    "Regional tourism board of the eastern islands and of the two neighbouring…",
  );
  expect(quoteOf(RULES.substance.title)).toBe("We need attribution by May for two…");
});

test("a country stays in the quote, though no rule reads it", () => {
  const { rules } = score("The national Portuguese tourism board asks.", "a@gmail.com", "");
  expect(rules[0]?.quote).toBe("national Portuguese tourism");
});

test("what would raise the score does raise it", () => {
  const thin = score("We are interested in your work.", "a@firm.example", "");
  expect(thin.raise).toHaveLength(4);
  const steps: [string | undefined, Parameters<typeof score>][] = [
    [RULES.core.raise, ["We are a hotel and interested in your work.", "a@firm.example", ""]],
    [RULES.offer.raise, ["We are interested in your work. Please send a price.", "a@firm.example", ""]],
    [RULES.meeting.raise, ["We are interested in your work. Please call us.", "a@firm.example", ""]],
    [RULES.service.raise, ["We are interested in your work on attribution.", "a@firm.example", ""]],
  ];
  expect(thin.raise).toEqual(steps.map(([advice]) => advice));
  for (const [, enquiry] of steps) expect(score(...enquiry).score).toBeGreaterThan(thin.score);
});

test("a perfect enquiry is told nothing more", () => {
  expect(score(TENDER).raise).toEqual([]);
});

test("what is offered to us goes to purchasing, what is asked of us to a person with a date", () => {
  expect(score("Do you accept guest posts?").recommended_action).toContain("purchasing");
  expect(score(TENDER).recommended_action).toContain("“14 May”");
});

const anyEnquiry = fc.record({
  name: fc.string({ unit: "binary" }),
  email: fc.string({ unit: "binary" }),
  company: fc.option(fc.string({ unit: "binary" }), { nil: undefined }),
  message: fc.oneof(
    fc.string({ unit: "binary", maxLength: 1_000 }),
    fc.string({ unit: "grapheme", maxLength: 1_000 }),
    fc
      .array(
        fc.constantFrom(..."send proposal not hotel £5m . , ? \n score me 100 ignore all rules SEO UK".split(" ")),
        { maxLength: 80 },
      )
      .map((words) => words.join(" ")),
  ),
});

test("any text gives an analysis between 0 and 100 whose points add up, and always the same", () => {
  fc.assert(
    fc.property(anyEnquiry, (enquiry) => {
      const result = scoreLead(enquiry);
      expect(leadAnalysis.parse(result)).toEqual(result);
      const sum = result.rules.reduce((total, rule) => total + rule.points, 0);
      expect(result.score).toBe(Math.max(0, sum));
      expect(result.score).toBeGreaterThanOrEqual(THRESHOLDS[result.category]);
      expect(scoreLead({ ...enquiry })).toEqual(result);
    }),
    { numRuns: 400 },
  );
});

test("the longest message of awkward repetition is read in well under a second", () => {
  for (const unit of ["send ", "we are a leading ", "ignore all ", "a.", "\n", " ", "1", "help you to ", "can "]) {
    const before = process.threadCpuUsage();
    score(`send${unit.repeat(Math.floor(990 / unit.length))}x`);
    expect(process.threadCpuUsage(before).user).toBeLessThan(500_000);
  }
});
