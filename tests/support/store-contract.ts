/** What every adapter of the store must do. Each one runs this suite. */
import { describe, expect, onTestFinished, test } from "vitest";
import type { DailyCount, LoggedQuestion, StoredRating } from "../../server/store/records.ts";
import { CHANGE_LIMIT, type NewChange, type Store, WriteConflict } from "../../server/store/store.ts";
import { type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";

/** `open` gives an empty store; the suite closes it. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  const opened = async () => {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  };
  describe(`${name}: entries`, () => entryContract(opened));
  describe(`${name}: record of changes`, () => changeContract(opened));
  describe(`${name}: sessions`, () => sessionContract(opened));
  describe(`${name}: attempts to sign in`, () => attemptContract(opened));
  describe(`${name}: tokens spent`, () => spendingContract(opened));
  describe(`${name}: questions`, () => questionContract(opened));
  describe(`${name}: counts`, () => countContract(opened));
  describe(`${name}: ratings`, () => ratingContract(opened));
  describe(`${name}: keys`, () => keyContract(opened));
}

type Open = () => Promise<Store>;

const entry = (id: string, over: Partial<KnowledgeBaseEntry> = {}): KnowledgeBaseEntry => ({
  id,
  page_title: "Offices",
  page_url: null,
  section_title: null,
  content: "Lisbon.\n\nالرياض 🙂",
  created_at: "2026-01-01T00:00:00.000Z",
  embedding: null,
  metadata: { manually_added: true },
  ...over,
});
const change = (over: Partial<NewChange> = {}): NewChange => ({
  at: "2026-01-01T00:00:00.000Z",
  by: "Ana",
  action: "added",
  entry_id: null,
  title: "Offices",
  ...over,
});
const inserted = (one: KnowledgeBaseEntry) => ({ kind: "insert", entry: one }) as const;

function entryContract(open: Open) {
  test("what is written is read back as it was", async () => {
    const store = await open();
    const whole = entry("a", {
      page_url: "/results/finance#outcome",
      section_title: "Outcome",
      embedding: [0.5, -0.25, 0],
      metadata: { manually_added: true, questions: ["Où?"], embedding_model: "m", updated_by: "Ana" },
    });
    await store.write([inserted(whole), inserted(entry("b"))], []);
    expect(await store.get("a")).toEqual(whole);
    expect(await store.get("b")).toEqual(entry("b"));
    expect(await store.get("c")).toBeUndefined();
    expect(await store.count()).toBe(2);
  });

  test("entries are listed newest first, in pages, without their vectors unless asked", async () => {
    const store = await open();
    const days = [3, 1, 5, 2, 4];
    await store.write(
      days.map((day) => inserted(entry(`${day}`, { created_at: `2026-01-0${day}T00:00:00.000Z`, embedding: [day] }))),
      [],
    );
    const ids = (list: KnowledgeBaseEntry[]) => list.map(({ id }) => id).join("");
    expect(ids(await store.list())).toBe("54321");
    expect(ids(await store.list({ limit: 2 }))).toBe("54");
    expect(ids(await store.list({ limit: 2, offset: 3 }))).toBe("21");
    expect(ids(await store.list({ limit: 2, offset: 9 }))).toBe("");
    expect((await store.list({ limit: 1 }))[0]?.embedding).toBeNull();
    expect((await store.list({ limit: 1, embeddings: true }))[0]?.embedding).toEqual([5]);
    // An entry's place stays what it is when others come before it, at the same time too.
    const after = { id: "4", created_at: "2026-01-04T00:00:00.000Z" };
    await store.write([inserted(entry("6", { created_at: "2026-01-06T00:00:00.000Z" }))], []);
    for (const id of ["40", "39"]) await store.write([inserted(entry(id, { created_at: after.created_at }))], []);
    expect(ids(await store.list({ limit: 2, after }))).toBe("393");
  });

  test("an update and a removal need the entry to be as it was seen", async () => {
    const store = await open();
    await store.write([inserted(entry("a"))], []);
    const seen = versionOf(entry("a"));
    const changed = entry("a", { content: "Porto.", metadata: { updated_at: "2026-01-02T00:00:00.000Z" } });
    await store.write([{ kind: "update", entry: changed, seen }], []);
    expect(await store.get("a")).toEqual(changed);
    const late = [
      { kind: "update", entry: entry("a"), seen },
      { kind: "remove", id: "a", seen },
    ] as const;
    for (const write of late)
      await expect(store.write([write], [])).rejects.toMatchObject({ reason: "changed", id: "a" });
    await store.write([{ kind: "remove", id: "a", seen: versionOf(changed) }], []);
    for (const write of late) await expect(store.write([write], [])).rejects.toMatchObject({ reason: "gone" });
    expect(await store.count()).toBe(0);
  });

  test("a write is whole or nothing, its lines of the record included", async () => {
    const store = await open();
    await store.write([inserted(entry("a"))], []);
    const revision = await store.revision();
    const conflict = store.write([inserted(entry("b")), inserted(entry("a"))], [change()]);
    await expect(conflict).rejects.toThrow(WriteConflict);
    await expect(conflict).rejects.toMatchObject({ reason: "exists", id: "a" });
    expect(await store.get("b")).toBeUndefined();
    expect(await store.changes.list()).toEqual([]);
    expect(await store.revision()).toBe(revision);
  });

  test("so is one of thousands of entries, and others may read and write meanwhile", async () => {
    const store = await open();
    const many = Array.from({ length: 3_000 }, (_, index) => inserted(entry(`${index}`)));
    const batch = many.map((write) => ({ id: write.entry.id, version: "1", before: write.entry, title: "Ö" }));
    const late = store.write([...many, inserted(entry("0"))], [change()]);
    await expect(late).rejects.toMatchObject({ name: "WriteConflict", reason: "exists", id: "0" });
    await expect(store.write(many, [], 7)).rejects.toMatchObject({ reason: "revision" });
    expect(await store.count()).toBe(0);
    const [seen] = await Promise.all([
      store.count(),
      store.write(many, [change({ batch })]),
      store.keys.put("key", "value"),
    ]);
    expect([0, 3_000]).toContain(seen);
    expect(await store.count()).toBe(3_000);
    expect(await store.keys.get("key", "")).toBe("value");
    const [line] = await store.changes.list();
    expect((await store.changes.find(line?.id ?? 0))?.batch).toEqual(batch);
  });

  test("a vector that is filled in is no change that others have to hear of", async () => {
    const store = await open();
    const before = entry("a");
    await store.write([inserted(before)], []);
    const revision = await store.revision();
    const filled = { ...before, embedding: [0.5], metadata: { ...before.metadata, embedding_model: "m" } };
    await store.write([{ kind: "update", entry: filled, seen: versionOf(before) }], []);
    expect((await store.get("a"))?.embedding).toEqual([0.5]);
    expect(await store.revision()).toBe(revision);
  });

  test("the revision grows with every change to the entries, and a write may insist on it", async () => {
    const store = await open();
    const revisions = [await store.revision()];
    const writes = [
      inserted(entry("a")),
      { kind: "update", entry: entry("a", { content: "Porto." }), seen: versionOf(entry("a")) },
      { kind: "remove", id: "a", seen: versionOf(entry("a")) },
    ] as const;
    for (const write of writes) {
      await store.write([write], [], revisions.at(-1));
      revisions.push(await store.revision());
    }
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
    const late = store.write([inserted(entry("b"))], [], revisions[0]);
    await expect(late).rejects.toMatchObject({ reason: "revision" });
    expect(await store.count()).toBe(0);
  });

  test("of many writes at once that insist on one revision, one is made", async () => {
    const store = await open();
    const revision = await store.revision();
    const made = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => store.write([inserted(entry(`${index}`))], [], revision)),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await store.count()).toBe(1);
  });

  test("quotes, statements and markup are text like any other", async () => {
    const store = await open();
    const content = `'); DROP TABLE knowledge_base; -- <script>alert("1")</script> $1 %s \\`;
    await store.write([inserted(entry("a'\"", { content, page_title: content }))], [change({ title: content })]);
    expect((await store.get("a'\""))?.content).toBe(content);
    expect((await store.changes.list())[0]?.title).toBe(content);
  });
}

function changeContract(open: Open) {
  test("lines are kept in order, newest first, in pages", async () => {
    const store = await open();
    await store.write([], [change({ title: "first" }), change({ title: "second" })]);
    await store.write([], [change({ title: "third", entry_id: "a", action: "edited" })]);
    const titles = async (range = {}) => (await store.changes.list(range)).map(({ title }) => title);
    expect(await titles()).toEqual(["third", "second", "first"]);
    expect(await titles({ limit: 1, offset: 1 })).toEqual(["second"]);
    const { id: _, ...line } = (await store.changes.list({ limit: 1 }))[0] ?? {};
    expect(line).toEqual(change({ title: "third", entry_id: "a", action: "edited" }));
  });

  test("an entry is remembered as it was when it was deleted last, without its vector", async () => {
    const store = await open();
    const deleted = (content: string) =>
      change({ action: "deleted", entry_id: "a", before: entry("a", { content, embedding: [1] }) });
    await store.write([], [deleted("Porto."), deleted("Lisbon."), change({ action: "restored", entry_id: "a" })]);
    expect(await store.changes.lastDeleted("a")).toEqual(entry("a", { content: "Lisbon." }));
    expect(await store.changes.lastDeleted("b")).toBeUndefined();
  });

  test("what an entry was before each of its changes is found again", async () => {
    const store = await open();
    const edited = (content: string, id = "a") =>
      change({ action: "edited", entry_id: id, before: entry(id, { content, embedding: [1] }) });
    await store.write([], [edited("Porto."), change({ entry_id: "a" }), edited("Faro.", "b"), edited("Lisbon.")]);
    const versions = await store.changes.versions("a", 10);
    expect(versions.map(({ before }) => before)).toEqual([
      entry("a", { content: "Lisbon." }),
      entry("a", { content: "Porto." }),
    ]);
    expect(versions[0]).toMatchObject({ action: "edited", by: expect.any(String), at: expect.any(String) });
    expect(await store.changes.versions("a", 1)).toHaveLength(1);
    expect(await store.changes.lastDeleted("a")).toBeUndefined();
  });

  test("a line is found with how its entries were, and with the next of the same entry", async () => {
    const store = await open();
    const edited = (content: string, id: string, by: string) =>
      change({ action: "edited", entry_id: id, by, before: entry(id, { content, embedding: [1] }) });
    const batch = [{ id: "c", version: "1", before: entry("c"), title: "Offices" }];
    const lines = [edited("Porto.", "a", "Ana"), edited("Faro.", "b", "Rui"), edited("Lisbon.", "a", "Eva")];
    await store.write([], [...lines, change({ action: "imported", batch })]);
    const [imported, , , first] = await store.changes.list();
    expect(await store.changes.find(first?.id ?? 0)).toEqual({
      ...first,
      before: entry("a", { content: "Porto." }),
      next: { by: "Eva", before: entry("a", { content: "Lisbon." }) },
    });
    expect(await store.changes.find(imported?.id ?? 0)).toEqual({ ...imported, batch });
    expect(await store.changes.find(0)).toBeUndefined();
  });

  test("only the newest lines are kept", async () => {
    const store = await open();
    await store.write(
      [],
      Array.from({ length: CHANGE_LIMIT }, (_, index) => change({ title: `${index}` })),
    );
    await store.write([], [change({ title: "newest" }), change({ title: "newest of all" })]);
    const lines = await store.changes.list();
    expect(lines).toHaveLength(CHANGE_LIMIT);
    expect(lines[0]?.title).toBe("newest of all");
    expect(lines.at(-1)?.title).toBe("2");
  });
}

function sessionContract(open: Open) {
  const until = (hash: string, day: number) => ({ hash, name: "Ana", expiresAt: `2026-01-0${day}T00:00:00.000Z` });

  test("a session is found until it is removed", async () => {
    const store = await open();
    await store.sessions.add(until("a", 2), "2026-01-01T00:00:00.000Z");
    expect(await store.sessions.get("a")).toEqual(until("a", 2));
    await store.sessions.remove("a");
    await store.sessions.remove("a");
    expect(await store.sessions.get("a")).toBeUndefined();
  });

  test("those that have not expired are listed, the latest first", async () => {
    const store = await open();
    for (const session of [until("a", 2), until("c", 3), until("b", 3)])
      await store.sessions.add(session, "2026-01-01T00:00:00.000Z");
    expect(await store.sessions.list("2026-01-02T00:00:00.000Z")).toEqual([until("b", 3), until("c", 3)]);
    expect(await store.sessions.list("2026-01-01T00:00:00.000Z")).toHaveLength(3);
  });

  test("a new session clears away those that have expired", async () => {
    const store = await open();
    await store.sessions.add(until("old", 2), "2026-01-01T00:00:00.000Z");
    await store.sessions.add(until("later", 9), "2026-01-01T00:00:00.000Z");
    await store.sessions.add(until("new", 9), "2026-01-03T00:00:00.000Z");
    expect(await store.sessions.get("old")).toBeUndefined();
    expect(await store.sessions.get("later")).toEqual(until("later", 9));
  });
}

function attemptContract(open: Open) {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  const noting = (store: Store) => (key: string, minute: number) =>
    store.attempts.note({ key, at: at(minute) }, { since: at(minute - 15), limit: 3 });

  test("attempts are counted up to the limit; those beyond it do not restart the wait", async () => {
    const note = noting(await open());
    for (const count of [1, 2, 3]) expect(await note("a", count)).toEqual({ count, at: at(count) });
    for (const minute of [4, 17]) expect(await note("a", minute)).toEqual({ count: 4, at: at(3) });
    expect(await note("b", 17)).toEqual({ count: 1, at: at(17) });
    expect(await note("a", 18)).toEqual({ count: 1, at: at(18) });
  });

  test("attempts made at once count one by one", async () => {
    const note = noting(await open());
    const noted = await Promise.all(Array.from({ length: 12 }, () => note("a", 1)));
    expect(noted.map(({ count }) => count).sort()).toEqual([1, 2, 3, ...Array(9).fill(4)]);
  });

  test("attempts are forgotten once their time is over, and not before", async () => {
    const store = await open();
    const note = noting(store);
    await note("a", 1);
    await note("b", 2);
    await store.attempts.forgetUntil(at(1));
    await store.purge();
    expect([await store.attempts.find("a"), await store.attempts.find("b")]).toEqual([
      undefined,
      { count: 1, at: at(2) },
    ]);
  });

  test("attempts are forgotten when told to", async () => {
    const store = await open();
    const note = noting(store);
    for (const key of ["a", "a", "b"]) await note(key, 1);
    await store.attempts.forget("a");
    expect([(await note("a", 2)).count, (await note("b", 2)).count]).toEqual([1, 2]);
  });

  test("a lockout lasts no longer where the clock is set back", async () => {
    const note = noting(await open());
    for (const minute of [57, 58, 59]) await note("a", minute);
    expect(await note("a", 20)).toEqual({ count: 4, at: at(20) });
    expect(await note("a", 34)).toEqual({ count: 4, at: at(20) });
    expect(await note("a", 35)).toEqual({ count: 1, at: at(35) });
  });

  test("what was noted can be looked up, and others who come do not push it out", async () => {
    const store = await open();
    const note = noting(store);
    for (const minute of [1, 2, 3]) await note("locked", minute);
    for (let other = 0; other < 200; other += 1) await note(`other ${other}`, 4);
    expect(await store.attempts.find("locked")).toEqual({ count: 3, at: at(3) });
    expect(await store.attempts.find("nobody")).toBeUndefined();
  });
}

function spendingContract(open: Open) {
  test("a day's tokens are spent up to the limit, and what would exceed it is not counted", async () => {
    const { spending } = await open();
    expect(await spending.spend("2026-01-01", 60, 100)).toBe(true);
    expect(await spending.spend("2026-01-01", 41, 100)).toBe(false);
    expect(await spending.spend("2026-01-01", 40, 100)).toBe(true);
    expect(await spending.spend("2026-01-01", -30, 100)).toBe(true);
    expect(await spending.spend("2026-01-01", 31, 100)).toBe(false);
    expect(await spending.spend("2026-01-01", 30, 100)).toBe(true);
    expect(await spending.spend("2026-01-02", 101, 100)).toBe(false);
    expect(await spending.spend("2026-01-02", 100, 100)).toBe(true);
  });

  test("tokens spent at once count one by one", async () => {
    const { spending } = await open();
    const allowed = await Promise.all(Array.from({ length: 8 }, () => spending.spend("2026-01-01", 30, 100)));
    expect(allowed.filter(Boolean)).toHaveLength(3);
  });
}

function questionContract(open: Open) {
  const questionOf = (occasion: string, day: number, over: Partial<LoggedQuestion> = {}): LoggedQuestion => ({
    occasion,
    day: `2026-01-0${day}`,
    kind: "declined",
    answer_id: "declined",
    unsure: false,
    words: "price",
    question: "What is the price? 'الرياض' 🙂",
    ...over,
  });

  test("what is logged is read back as it was, the newest day first", async () => {
    const { questions } = await open();
    const unsure = questionOf("b", 2, { kind: "answer", answer_id: "case-finance", unsure: true, words: "bank" });
    await questions.add([questionOf("a", 1), unsure], 10);
    await questions.add([], 10);
    expect(await questions.list()).toEqual([unsure, questionOf("a", 1)]);
  });

  test("the newest are kept up to the limit, and the old are forgotten", async () => {
    const { questions } = await open();
    await questions.add(
      [1, 2, 3, 4].map((day) => questionOf(`${day}`, day)),
      3,
    );
    const kept = async () => (await questions.list()).map(({ occasion }) => occasion).join("");
    expect(await kept()).toBe("432");
    await questions.expire("2026-01-03");
    expect(await kept()).toBe("43");
  });

  test("questions with the same words are forgotten together", async () => {
    const { questions } = await open();
    await questions.add([questionOf("a", 1), questionOf("b", 1), questionOf("c", 1, { words: "offices" })], 10);
    expect(await questions.remove("price")).toBe(true);
    expect(await questions.remove("price")).toBe(false);
    expect((await questions.list()).map(({ occasion }) => occasion)).toEqual(["c"]);
  });
}

function countContract(open: Open) {
  const counted = (day: number, count: number, over: Partial<DailyCount> = {}): DailyCount => ({
    day: `2026-01-0${day}`,
    subject: "case-finance",
    name: "questions",
    count,
    ...over,
  });

  test("counts of many at once add up, each by day, subject and name", async () => {
    const { counts } = await open();
    const offers = counted(1, 2, { subject: "", name: "options" });
    await Promise.all(Array.from({ length: 8 }, () => counts.add([counted(1, 3), offers])));
    await counts.add([counted(2, 1)]);
    await counts.add([]);
    expect(await counts.list("2026-01-01")).toEqual([{ ...offers, count: 16 }, counted(1, 24), counted(2, 1)]);
    expect(await counts.list("2026-01-02")).toEqual([counted(2, 1)]);
    await counts.expire("2026-01-02");
    expect(await counts.list("2026-01-01")).toEqual([counted(2, 1)]);
  });
}

function ratingContract(open: Open) {
  const rating = (occasion: string, day: number, over: Partial<StoredRating> = {}): StoredRating => ({
    occasion,
    answer_id: "case-finance-cpa",
    helpful: false,
    comment: null,
    day: `2026-01-0${day}`,
    ...over,
  });

  test("a later rating of the same occasion takes the place of the earlier, also of many at once", async () => {
    const { ratings } = await open();
    await ratings.put(rating("a", 1, { comment: "Which year? 🙂'\"" }), 10);
    await ratings.put(rating("b", 2, { helpful: true }), 10);
    expect(await ratings.list("2026-01-01", 10)).toEqual([
      rating("b", 2, { helpful: true }),
      rating("a", 1, { comment: "Which year? 🙂'\"" }),
    ]);
    await Promise.all(Array.from({ length: 6 }, () => ratings.put(rating("a", 3, { helpful: true }), 10)));
    expect(await ratings.list("2026-01-03", 10)).toEqual([rating("a", 3, { helpful: true })]);
    expect(await ratings.list("2026-01-01", 1)).toHaveLength(1);
  });

  test("the newest are kept up to the limit, and the old are forgotten", async () => {
    const { ratings } = await open();
    for (const day of [1, 2, 3, 4]) await ratings.put(rating(`${day}`, day), 3);
    const kept = async () => (await ratings.list("2026-01-01", 10)).map(({ occasion }) => occasion).join("");
    expect(await kept()).toBe("432");
    await ratings.expire("2026-01-03");
    expect(await kept()).toBe("43");
  });
}

function keyContract(open: Open) {
  test("whoever asks first makes the key, and everybody gets the same one", async () => {
    const { keys } = await open();
    const got = await Promise.all(Array.from({ length: 6 }, (_, index) => keys.get("names", `fresh-${index}`)));
    expect(new Set(got).size).toBe(1);
    expect(await keys.get("names", "later")).toBe(got[0]);
    expect(await keys.get("other", "another")).toBe("another");
    await keys.put("other", "chosen");
    await keys.put("new", "chosen too");
    expect([await keys.get("other", ""), await keys.get("new", "")]).toEqual(["chosen", "chosen too"]);
  });
}
