/** Counts of outcomes by day and subject, without any text: buffered here, and added to the store every few seconds. */
import { daysBefore, isoDay } from "../../shared/domain/date.ts";
import type { DailyCount, Records } from "../store/records.ts";
import { storeRows } from "../store/rows.ts";

/** The outcome of one question. */
export interface Countable {
  kind: string;
  by: "built-in" | "model";
  subject?: string | undefined;
  unsure?: boolean;
  held?: number;
  /** The built-in consultant answered instead of the model. */
  fellBack: boolean;
}

export type Counts = ReturnType<typeof createCounts>;

/** Days for which counts are kept: a year to compare with. */
export const COUNT_DAYS = 400;
/** Counts buffered while the store is unavailable; beyond that, new ones are lost. */
const WAITING = 20_000;

/** `onRefused` is called with the reason for which the store refused a count, which is lost. */
export function createCounts(
  store: Records["counts"],
  now: () => number = Date.now,
  onRefused: (error: unknown) => void = () => {},
) {
  let waiting = new Map<string, DailyCount>();

  function add({ day, subject, name, count }: DailyCount) {
    const key = JSON.stringify([day, subject, name]);
    const held = waiting.get(key);
    if (held) held.count += count;
    else if (waiting.size < WAITING) waiting.set(key, { day, subject, name, count });
  }

  async function flush() {
    const counts = [...waiting.values()];
    waiting = new Map();
    const { left, away } = await storeRows(counts, (some) => store.add(some), onRefused);
    for (const count of left) add(count);
    if (away) throw away;
  }

  return {
    note({ subject = "", ...question }: Countable) {
      const day = isoDay(now());
      for (const name of namesOf(question)) add({ day, subject, name, count: 1 });
    },
    /** Writes the buffered counts to the store; keeps them if the store is unavailable. */
    flush,
    /** Of the last `days` days, today included. */
    async list(days: number) {
      await flush();
      return store.list(daysBefore(now(), days - 1));
    },
    forgetExpired: () => store.expire(daysBefore(now(), COUNT_DAYS - 1)),
  };
}

function namesOf({ kind, by, unsure, held, fellBack }: Countable): string[] {
  return [
    "questions",
    kind,
    ...(unsure ? ["unsure"] : []),
    ...(by === "model" ? ["model"] : []),
    ...(fellBack ? ["fallback"] : []),
    ...(held ? ["held"] : []),
  ];
}
