import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadDraft, saveDraft } from "./draft.ts";
import { BLANK } from "./entries.ts";

const entries = { name: "Ana", email: "ana@x.org", organisation: "", message: "Two markets." };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
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

test.each(["{", "null", "[]", '"x"', '{"name":1,"extra":"x"}'])("a draft that is %s counts as none", (stored) => {
  kept.set("enquiry-draft", stored);
  expect(loadDraft()).toEqual(BLANK);
});

test("where storage is blocked the form works without", () => {
  vi.stubGlobal("window", {
    get localStorage() {
      throw new DOMException("blocked", "SecurityError");
    },
  });
  saveDraft(entries);
  expect(loadDraft()).toEqual(BLANK);
});
