import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canRestore, createDraft, EMPTY } from "./draft.ts";
import { BLANK, type Entries } from "./entries.ts";

const entries = { name: "Ana", email: "ana@x.org", organisation: "", message: "Two markets.", topic: "Attribution" };
const other = { ...entries, message: "Another matter." };
let kept: Map<string, string>;

const storage = (values: Map<string, string>) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
  removeItem: (key: string) => values.delete(key),
});

/** A tab of the browser: storage of its own beside the shared one. */
function tab() {
  const window = { localStorage: storage(kept), sessionStorage: storage(new Map()) };
  return {
    show: () => vi.stubGlobal("window", window),
    /** Opens a page in this tab. */
    open(typed: Partial<Entries> = {}) {
      vi.stubGlobal("window", window);
      const replaced = vi.fn();
      const draft = createDraft((_, whole) => whole && replaced());
      draft.start(typed);
      return { ...draft, replaced, written: () => draft.get().entries };
    },
  };
}

beforeEach(() => {
  kept = new Map();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a draft comes back as it was, and an empty one leaves nothing behind", () => {
  const one = tab();
  one.open().change(entries);
  const draft = one.open();
  expect(draft.written()).toEqual(entries);
  draft.remove();
  expect(kept.size).toBe(0);
  expect(one.open().written()).toEqual(BLANK);
});

test("two tabs keep their own drafts, and clearing one leaves the other's in the browser", () => {
  const [one, two] = [tab(), tab()];
  const first = one.open();
  const second = two.open();
  one.show();
  first.change(entries);
  two.show();
  second.change(other);
  one.show();
  expect(one.open().written()).toEqual(entries);
  first.remove();
  expect(one.open().written()).toEqual(BLANK);
  expect(tab().open().written()).toEqual(other);
});

test("a tab in which nothing was written follows the others, and writes nothing back", () => {
  const [one, two] = [tab(), tab()];
  const first = one.open();
  first.change(entries);
  const second = two.open();
  expect(second.written()).toEqual(entries);
  one.show();
  first.remove();
  two.show();
  second.refresh();
  expect(second.written()).toEqual(BLANK);
  expect(second.replaced).toHaveBeenCalledOnce();
  expect(two.open().written()).toEqual(BLANK);
  expect(kept.size).toBe(0);
});

test("a page that is shown again takes over what was written, or sent, on a later one", () => {
  const one = tab();
  const [earlier, later] = [one.open(), one.open()];
  earlier.change(entries);
  later.refresh();
  later.change({ message: "Two markets, and more." });
  earlier.refresh();
  expect(earlier.written().message).toBe("Two markets, and more.");
  later.remove();
  earlier.refresh();
  expect(earlier.written()).toEqual(BLANK);
  earlier.restore();
  expect(earlier.written().message).toBe("Two markets, and more.");
});

test("what is typed before the start wins over the draft, which can be brought back", () => {
  const one = tab();
  one.open().change(entries);
  const draft = one.open({ message: "Hi" });
  expect(draft.written()).toEqual({ ...entries, message: "Hi" });
  draft.restore();
  expect(draft.written()).toEqual(entries);
  draft.restore();
  expect(draft.written().message).toBe("Hi");
  expect(canRestore(tab().open({ organisation: "Turismo" }).get())).toBe(false);
});

test("what was sent or cleared stays in its tab", () => {
  const one = tab();
  const draft = one.open();
  draft.change(other);
  draft.remove();
  draft.change(entries);
  draft.remove();
  expect(one.open().get().removed).toEqual([entries, other]);
  expect(tab().open().get()).toEqual(EMPTY);
});

test("a topic alone is the tab's", () => {
  const one = tab();
  one.open().change({ topic: "Attribution" });
  expect(one.open().written().topic).toBe("Attribution");
  expect(tab().open().get()).toEqual(EMPTY);
});

test.each(["{", "null", "[]", '"x"', '{"name":1,"extra":"x"}'])("a draft that is %s counts as none", (stored) => {
  kept.set("enquiry-draft", stored);
  expect(tab().open().written()).toEqual(BLANK);
});

test("where storage is blocked the form works without, and keeps what is in it", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const window = Object.defineProperties({}, { localStorage: { get: blocked }, sessionStorage: { get: blocked } });
  vi.stubGlobal("window", window);
  const draft = createDraft(() => undefined);
  draft.start({});
  draft.change(entries);
  draft.refresh();
  expect(draft.get().entries).toEqual(entries);
});
