import { afterEach, expect, test, vi } from "vitest";
import { latestCall } from "./latest-call.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A call that the test settles, or that rejects with the signal's reason. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const call = (signal: AbortSignal) => {
    signals.push(signal);
    signal.addEventListener("abort", () => reject(signal.reason));
    return promise;
  };
  return { call, resolve, signals };
}

test("gives the answer of a call that nothing overtakes", async () => {
  expect(await latestCall().run(async () => "answer")).toBe("answer");
});

test("breaks off the earlier call and forgets it, even where it answers all the same", async () => {
  const calls = latestCall();
  const [first, deaf] = [pending(), Promise.withResolvers<string>()];
  const broken = calls.run(first.call);
  const ignored = calls.run(() => deaf.promise);
  const last = calls.run(async () => "newest");
  deaf.resolve("late");
  expect(first.signals[0]?.aborted).toBe(true);
  expect(await Promise.all([broken, ignored, last])).toEqual([undefined, undefined, "newest"]);
});

test("throws what the newest call throws", async () => {
  await expect(latestCall().run(() => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
});

test("forgets a call that is aborted from outside", async () => {
  const calls = latestCall();
  const outcome = calls.run(pending().call);
  calls.abort();
  expect(await outcome).toBeUndefined();
});

test("fails a call that is not answered within twenty seconds", async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
  const call = pending();
  const outcome = latestCall().run(call.call);
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(call.signals[0]?.aborted).toBe(false);
  clock.abort(new DOMException("no answer in time", "TimeoutError"));
  await expect(outcome).rejects.toThrow("no answer in time");
});
