import { expect, onTestFinished, test, vi } from "vitest";
import { memoryCounter } from "../store/rate-counter.ts";
import { networkOf, networksOf } from "./client-address.ts";

test("a bucket empties, says how long to wait, and fills again steadily", () => {
  const clock = { time: 0 };
  const counter = memoryCounter(() => clock.time);
  const take = (key = "a") => counter.take(key, 2);
  expect([take(), take(), take()]).toEqual([0, 0, 30]);
  expect(take("b")).toBe(0);
  clock.time += 29_000;
  expect(take()).toBe(1);
  clock.time += 1_000;
  expect([take(), take()]).toEqual([0, 30]);
  clock.time += 3_600_000;
  expect([take(), take(), take()]).toEqual([0, 0, 30]);
});

test("a bucket that is empty stays so, however many others are taken from meanwhile", () => {
  const counter = memoryCounter(() => 0);
  expect([counter.take("a", 1), counter.take("a", 1)]).toEqual([0, 60]);
  for (let other = 0; other < 100_000; other += 1) counter.take(`other ${other}`, 1);
  expect(counter.take("a", 1)).toBe(60);
});

test("of very many buckets the one that was longest not taken from goes, so that they never fill the memory", () => {
  const counter = memoryCounter(() => 0);
  for (const visitor of ["a", "b"]) counter.take(visitor, 2);
  for (let other = 0; other < 199_998; other += 1) counter.take(`other ${other}`, 2);
  expect([counter.take("a", 2), counter.take("one more", 2)]).toEqual([0, 0]);
  expect([counter.take("a", 2), counter.take("b", 2), counter.take("b", 2)]).toEqual([30, 0, 0]);
});

test("a clock that is set back makes nobody wait longer", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-01") });
  onTestFinished(() => void vi.useRealTimers());
  const counter = memoryCounter();
  expect(counter.take("a", 1)).toBe(0);
  vi.setSystemTime(Date.parse("2025-06-01"));
  expect(counter.take("a", 1)).toBeLessThanOrEqual(60);
});

test("an IPv6 address counts in its wider networks as well, with more for each", () => {
  expect(networksOf("2001:db8:1:2ab:3::4")).toEqual([
    { network: "2001:db8:1:2ab", share: 1 },
    { network: "2001:db8:1:200::/56", share: 1.5 },
    { network: "2001:db8:1::/48", share: 2 },
  ]);
  for (const one of ["203.0.113.9", "::ffff:203.0.113.9", ""]) expect(networksOf(one)).toHaveLength(1);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:51234", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["[0:0:0:0:0:ffff:203.0.113.9]:80", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]:51234", "2001:db8:1:2"],
  ["2001:db8:1:2::9%eth0", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["unknown", ""],
  ["203.0.113.9, 203.0.113.10", ""],
  ["", ""],
])("%j counts as %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
