import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createAdmissionQueue } from "./admission-queue.ts";

/** A fake network and a fake clock: requests arrive and time passes when the test says so. */
function network() {
  const checks: (() => void)[] = [];
  const state = { arrived: 0, time: 0 };
  const admit = createAdmissionQueue({
    visitorOf: ({ headers }) => headers.host ?? "",
    soon: (check) => checks.push(check),
    arrived: () => state.arrived,
    now: () => state.time,
  });
  const begun: string[] = [];
  const ask = (name: string, visitor = "one") =>
    admit({ headers: { host: visitor } } as IncomingMessage).then(() => begun.push(name));
  const askAgain = (name: string) => admit(undefined, true).then(() => begun.push(name));
  /** One poll of the network; returns what has started by then. */
  const check = async () => {
    checks.shift()?.();
    await Promise.resolve();
    return begun.join("");
  };
  return { ask, askAgain, check, checks, state };
}

test("work begins in the order in which it came, one at each look", async () => {
  const { ask, check, checks } = network();
  for (const name of ["a", "b", "c"]) void ask(name);
  expect(checks).toHaveLength(1);
  expect(await check()).toBe("a");
  expect(await check()).toBe("ab");
  void ask("d");
  expect(await check()).toBe("abc");
  expect(await check()).toBe("abcd");
  expect(checks).toEqual([]);
  void ask("e");
  expect(await check()).toBe("abcde");
});

test("one that was admitted and comes back waits for nobody", async () => {
  const { ask, askAgain, check } = network();
  for (const name of ["a", "b", "c"]) void ask(name);
  expect(await check()).toBe("a");
  void askAgain("A");
  expect(await check()).toBe("aA");
  expect(await check()).toBe("aAb");
  expect(await check()).toBe("aAbc");
  void askAgain("D");
  expect(await check()).toBe("aAbcD");
});

test("what comes from the network goes first", async () => {
  const { ask, check, state } = network();
  void ask("a");
  void ask("b");
  state.arrived += 1;
  expect(await check()).toBe("");
  state.arrived += 1;
  expect(await check()).toBe("");
  expect(await check()).toBe("a");
  state.arrived += 1;
  expect(await check()).toBe("a");
  expect(await check()).toBe("ab");
});

test("however much comes, work begins after a while", async () => {
  const { ask, check, state } = network();
  void ask("a");
  void ask("b");
  const busyLook = () => {
    state.arrived += 1;
    state.time += 1;
    return check();
  };
  const begun: string[] = [];
  for (let count = 0; count < 10; count += 1) begun.push(await busyLook());
  expect(begun).toEqual(["", "", "", "", "a", "a", "a", "a", "a", "ab"]);
});

test("visitors take turns, however many questions one of them asks at once", async () => {
  const { ask, check, checks } = network();
  for (const name of ["a", "b", "c", "d"]) void ask(name, "many");
  void ask("x", "other");
  void ask("y", "third");
  expect(await check()).toBe("a");
  expect(await check()).toBe("ax");
  void ask("z", "other");
  for (let count = 0; count < 5; count += 1) await check();
  expect(await check()).toBe("axybzcd");
  expect(checks).toEqual([]);
});
