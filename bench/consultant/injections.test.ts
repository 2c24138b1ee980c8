/** Attempts to steer the consultant, over the built site: none is followed, and nothing leaks. */
import { expect, test } from "vitest";
import { FORBIDDEN, injections } from "../../tests/support/injections.ts";
import { siteEngine } from "./site.ts";

test("no attempt to steer the consultant is followed, in a message, an earlier answer or an entry", async () => {
  const engine = await siteEngine();

  const followed: string[] = [];
  for (const { name, messages, poison } of injections()) {
    await engine.update({ add: poison, remove: [] });
    const { answer } = await engine.answer(messages);
    if (FORBIDDEN.test(JSON.stringify(answer))) followed.push(`${name}: ${answer.text}`);
    await engine.update({ add: [], remove: poison.map(({ id }) => id) });
  }
  expect(followed).toEqual([]);
});
