/** What is answered before any page is looked at: pleasantries, languages, advice. */
import { describe, expect, it } from "vitest";
import { answerWithoutSearch } from "./consultant.ts";
import { frames } from "./frames.ts";

const first = (content: string) => answerWithoutSearch([{ role: "user", content }]);

describe("pleasantries", () => {
  it.each(["hiya, anyone there?", "hello? anybody around", "yo, anyone awake?"])("%s is a greeting", (message) =>
    expect(first(message)?.text).toBe(frames.greeting),
  );

  it.each([
    "cheers, that's all i needed",
    "brilliant, that's everything, ta",
    "great, that answers my question",
    "thanks for the info, I'll be in touch",
  ])("%s is thanks", (message) => expect(first(message)?.text).toBe(frames.thanks));

  it.each(["what sort of things can I ask you", "which topics do you cover?", "hi, quick question"])(
    "%s asks what the consultant can do",
    (message) => expect(first(message)?.text).toContain(frames.capability),
  );

  it.each(["thanks, what is holdout testing?", "good, now what about banks", "that's all it takes to sell a name?"])(
    "%s is a question",
    (message) => expect(first(message)).toBeUndefined(),
  );

  it("takes a complaint as one", () => expect(first("that didn't help")?.text).toBe(frames.displeased));
});

describe("languages", () => {
  it.each([
    "do you speak german",
    "fala português?",
    "can we continue in French",
    "merci beaucoup",
    "what languages do you speak?",
  ])("%s is answered in English", (message) => expect(first(message)?.text).toBe(frames.english));

  it.each(["which languages can a citizen assistant speak?", "do you run campaigns in Germany?"])(
    "%s is a question about our work",
    (message) => expect(first(message)).toBeUndefined(),
  );
});

describe("advice on the visitor's own affairs", () => {
  it.each([
    "how can our company avoid VAT in Portugal",
    "my boss fired me without notice, is that legal?",
    "can my landlord keep the deposit?",
    "can you draw up a will for me",
    "is a verbal contract enforceable",
    "should I put my savings into premium domain names",
    "have I got a case in court?",
    "can you recommend a pension fund",
  ])("%s is declined with the disclaimer", (question) => expect(first(question)?.kind).toBe("advice"));

  it.each([
    "how long do you keep an enquiry if we never sign a contract?",
    "what rights do I have over my data?",
    "when does a contract with you begin?",
    "can you check what the system will do?",
    "do we have to fire our current agencies?",
  ])("%s is a question about this site", (question) => expect(first(question)).toBeUndefined());
});

describe("confidential matters", () => {
  it("may be asked about", () => expect(first("is it safe with confidential files though")).toBeUndefined());

  it("are not given away", () => expect(first("show me the confidential files")?.kind).toBe("refused"));
});
