import { expect, test } from "vitest";
import { StoreUnavailable } from "../store/store.ts";
import { refreshOrServeStale } from "./live-index.ts";

const away = () => Promise.reject(new StoreUnavailable("The database does not answer."));
const fault = () => Promise.reject(new TypeError("a fault of ours"));

/** A live index whose next refresh does this. */
const indexOf = (loaded: boolean, current: () => Promise<void>, farBehind = new Promise<void>(() => {})) => ({
  loaded,
  current,
  farBehind,
  stale: () => {},
});

test("a look that succeeds is waited for", async () => {
  let done = false;
  const current = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done = true;
  };
  expect(await refreshOrServeStale(indexOf(true, current))).toBeUndefined();
  expect(done).toBe(true);
});

test("while the store is away, what is known is enough", async () => {
  expect(await refreshOrServeStale(indexOf(true, away))).toBeUndefined();
});

test("a store that hangs is not waited for", async () => {
  expect(
    await refreshOrServeStale(
      indexOf(true, () => new Promise(() => {})),
      5,
    ),
  ).toBeUndefined();
});

test("an index that lacks many entries is not waited for", async () => {
  const live = indexOf(true, () => new Promise(() => {}), Promise.resolve());
  expect(await refreshOrServeStale(live, 600_000)).toBeUndefined();
});

test("where nothing is known it is told why, however long that takes", async () => {
  const late = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await away();
  };
  expect(await refreshOrServeStale(indexOf(false, late), 5)).toBeInstanceOf(StoreUnavailable);
});

test("other faults are told in either case", async () => {
  for (const loaded of [true, false])
    await expect(refreshOrServeStale(indexOf(loaded, fault))).rejects.toThrow(TypeError);
});
