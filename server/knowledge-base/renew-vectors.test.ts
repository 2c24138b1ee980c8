import { expect, test, vi } from "vitest";
import { section, testApp } from "../testing.ts";
import { renewVectors } from "./renew-vectors.ts";

test("all entries get the vectors of another model, and the table is listed once for it", async () => {
  const sections = Array.from({ length: 100 }, (_, number) => section(`/p#${number}`, "Page", `Text ${number}.`));
  const { store, knowledgeBase } = testApp({ sections });
  await knowledgeBase.ingest();
  const list = vi.spyOn(store, "list");
  const embedder = { model: "another", embed: async (texts: readonly string[]) => texts.map(() => [1, 2]) };
  const renew = () => renewVectors(store, embedder, new AbortController().signal);
  expect(await renew()).toEqual({ embedded: 100, failed: 0 });
  expect(list).toHaveBeenCalledTimes(1);
  expect(new Set((await store.list()).map(({ metadata }) => metadata.embedding_model))).toEqual(new Set(["another"]));
  expect(await renew()).toEqual({ embedded: 0, failed: 0 });
});
