import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepRemoved, loadDraft, loadRemoved, saveDraft } from "./draft.ts";
import { BLANK } from "./entries.ts";

const entries = { name: "Ana", email: "ana@x.org", organisation: "", message: "Two markets.", topic: "Attribution" };
let kept: Map<string, string>;

const storage = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
  removeItem: (key: string) => values.delete(key),
});
/** A tab of the browser: storage of its own beside the shared one. */
function tab() {
  const window = { localStorage: storage(kept), sessionStorage: storage(new Map()) };
  return { show: () => vi.stubGlobal("window", window) };
}

beforeEach(() => {
  kept = new Map();
  tab().show();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a draft comes back as it was, and an empty one leaves nothing behind", () => {
  saveDraft(entries);
  expect(loadDraft()).toEqual(entries);
  saveDraft(BLANK);
  expect(kept.size).toBe(0);
  expect(loadDraft()).toEqual(BLANK);
});

test("two tabs keep their own drafts, and clearing one leaves the other's in the browser", () => {
  const other = { ...entries, message: "Another matter." };
  const [one, two] = [tab(), tab()];
  one.show();
  saveDraft(entries);
  two.show();
  saveDraft(other);
  one.show();
  expect(loadDraft()).toEqual(entries);
  saveDraft(BLANK);
  expect(loadDraft()).toEqual(BLANK);
  tab().show();
  expect(loadDraft()).toEqual(other);
});

test("what was sent or cleared stays in its tab", () => {
  const other = { ...entries, message: "Another matter." };
  expect(loadRemoved()).toEqual([]);
  keepRemoved([entries, other]);
  saveDraft(BLANK);
  expect(loadRemoved()).toEqual([entries, other]);
  tab().show();
  expect(loadRemoved()).toEqual([]);
});

test.each(["{", "null", "[]", '"x"', '{"name":1,"extra":"x"}'])("a draft that is %s counts as none", (stored) => {
  kept.set("enquiry-draft", stored);
  expect(loadDraft()).toEqual(BLANK);
});

test("where storage is blocked the form works without", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const window = Object.defineProperties({}, { localStorage: { get: blocked }, sessionStorage: { get: blocked } });
  vi.stubGlobal("window", window);
  saveDraft(entries);
  expect(loadDraft()).toEqual(BLANK);
});
