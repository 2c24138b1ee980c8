import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createAdmissionQueue } from "./admission-queue.ts";

/** A network on which something comes when the test says so, and a clock that stands still otherwise. */
function network() {
  const looks: (() => void)[] = [];
  const state = { arrived: 0, time: 0 };
  let free: Promise<void> | undefined;
  const admit = createAdmissionQueue({
    visitorOf: ({ headers }) => headers.host ?? "",
    busy: () => free,
    soon: (look) => looks.push(look),
    arrived: () => state.arrived,
    now: () => state.time,
  });
  const begun: string[] = [];
  const ask = (name: string, visitor = "one") =>
    admit({ headers: { host: visitor } } as IncomingMessage).then(() => begun.push(name));
  /** One look at the network; answers what has begun by then. */
  const look = async () => {
    looks.shift()?.();
    await Promise.resolve();
    return begun.join("");
  };
  /** Has work be done elsewhere; answers what ends it. */
  const work = () => {
    let end = () => {};
    free = new Promise((resolve) => {
      end = () => {
        free = undefined;
        resolve();
      };
    });
    return end;
  };
  return { ask, look, looks, state, work };
}

test("work begins in the order in which it came, one at each look", async () => {
  const { ask, look, looks } = network();
  for (const name of ["a", "b", "c"]) void ask(name);
  expect(looks).toHaveLength(1);
  expect(await look()).toBe("a");
  expect(await look()).toBe("ab");
  void ask("d");
  expect(await look()).toBe("abc");
  expect(await look()).toBe("abcd");
  expect(looks).toEqual([]);
  void ask("e");
  expect(await look()).toBe("abcde");
});

test("what comes from the network goes first", async () => {
  const { ask, look, state } = network();
  void ask("a");
  void ask("b");
  state.arrived += 1;
  expect(await look()).toBe("");
  state.arrived += 1;
  expect(await look()).toBe("");
  expect(await look()).toBe("a");
  state.arrived += 1;
  expect(await look()).toBe("a");
  expect(await look()).toBe("ab");
});

test("however much comes, work begins after a while", async () => {
  const { ask, look, state } = network();
  void ask("a");
  void ask("b");
  const busyLook = () => {
    state.arrived += 1;
    state.time += 1;
    return look();
  };
  const begun: string[] = [];
  for (let count = 0; count < 10; count += 1) begun.push(await busyLook());
  expect(begun).toEqual(["", "", "", "", "a", "a", "a", "a", "a", "ab"]);
});

test("while the worker is busy nothing begins, and the network is not looked at over and over", async () => {
  const { ask, look, looks, state, work } = network();
  const end = work();
  void ask("a");
  void ask("b");
  expect(await look()).toBe("");
  expect(looks).toEqual([]);
  end();
  await expect.poll(() => looks.length).toBe(1);
  state.arrived += 1;
  expect(await look()).toBe("");
  expect(await look()).toBe("a");
  expect(await look()).toBe("ab");
});

test("visitors take turns, however many questions one of them asks at once", async () => {
  const { ask, look, looks } = network();
  for (const name of ["a", "b", "c", "d"]) void ask(name, "many");
  void ask("x", "other");
  void ask("y", "third");
  expect(await look()).toBe("a");
  expect(await look()).toBe("ax");
  void ask("z", "other");
  for (let count = 0; count < 5; count += 1) await look();
  expect(await look()).toBe("axybzcd");
  expect(looks).toEqual([]);
});
