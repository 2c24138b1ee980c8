import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("lines of one turn are written together, errors at once", () => {
  const written: string[] = [];
  const errors: string[] = [];
  const turns: (() => void)[] = [];
  const log = createLog(
    (text) => written.push(text),
    (text) => errors.push(text),
    (flush) => turns.push(flush),
  );
  log.info("first", { status: 200 });
  log.info("second");
  log.error("third");
  expect(written).toEqual([]);
  expect(JSON.parse(errors[0] ?? "")).toMatchObject({ level: "error", event: "third" });
  expect(turns).toHaveLength(1);
  turns[0]?.();
  const lines = (written[0] ?? "")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ level: "info", event: "first", status: 200 }, { event: "second" }]);
  log.info("fourth");
  log.flush();
  expect(written).toHaveLength(2);
});
