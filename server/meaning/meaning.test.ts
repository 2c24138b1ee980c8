import { expect, test } from "vitest";
import { cosine, loadMeaning } from "./index.ts";

const meaning = loadMeaning();
const likeness = (a: string, b: string) => cosine(meaning.vectorOf(a), meaning.vectorOf(b));

test.each([
  ["How much does it cost?", "What is the price?", "Where is the office?"],
  ["Where is your office?", "In which city are you located?", "How much do you charge?"],
  ["How do I get in touch?", "Can I contact someone?", "How long does it take?"],
  ["Who works at the agency?", "Tell me about your team", "What does it cost?"],
  ["Can you help a bank?", "services for financial institutions", "services for holiday travellers"],
  ["We want more visitors", "How do we attract tourists?", "Which laws apply to lawyers?"],
  ["How soon can you start?", "When could we begin?", "Who are your clients?"],
  ["Is my data safe?", "How do you protect privacy?", "How many people work here?"],
  ["Are you hiring?", "Do you have any jobs?", "Do you have any offices?"],
  ["Which results have you achieved?", "Show me your successes", "Show me your address"],
  ["the advertisement", "marketing campaign", "legal contract"],
  ["Can you improve our SEO?", "We want to be found by search engines", "We want to hire a lawyer"],
  ["doctor", "hospital nurse", "software developer"],
])("%j lies nearer to %j than to %j", (text, near, far) => {
  expect(likeness(text, near)).toBeGreaterThan(likeness(text, far));
});

test("a vector has length 1", () => {
  const vector = meaning.vectorOf("What do you do?");
  expect(vector).toHaveLength(meaning.dimensions);
  expect(Math.hypot(...vector)).toBeCloseTo(1);
});

test("capitals, accents, contractions and hyphens make no difference", () => {
  expect(likeness("DON’T you have a Café?", "do not you have a cafe")).toBeCloseTo(1);
  expect(likeness("whats a long-term plan", "What is a long term plan?")).toBeCloseTo(1);
});

test("a negation is noticed", () => {
  expect(likeness("We don't need ads", "We need ads")).toBeLessThan(0.95);
});

test("an inflected form that the table lacks counts as its base form", () => {
  expect(likeness("helicoptering", "helicopter")).toBeCloseTo(1);
});

test.each(["", "   ", "?!", "xqzzvk", "你好"])("%j has no known word: its vector is zero", (text) => {
  expect(meaning.vectorOf(text).every((number) => number === 0)).toBe(true);
});

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("%j is a word like any other", (word) => {
  const vector = meaning.vectorOf(`the ${word} costs money`);
  expect(Math.hypot(...vector)).toBeCloseTo(1);
});

test("long texts and odd characters are read in time that grows with their length only", () => {
  const vector = meaning.vectorOf(`${"a'b-".repeat(50_000)}${"ss".repeat(50_000)}ing\u0000\ud800`);
  expect(vector.every(Number.isFinite)).toBe(true);
});
