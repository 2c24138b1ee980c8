import { notePresses, pressIn, repeatPress } from "../../app/islands/early-press.ts";
import { hydrate } from "../../app/islands/hydrate.tsx";
import { fixtures } from "./fixtures.tsx";

notePresses();

/** Hydrates the fixture that stands in the page; "crashed" is noted where it breaks afterwards. */
const start = async () => {
  const root = document.querySelector("[data-island-root]") as HTMLElement;
  const component = fixtures[document.body.dataset.fixture ?? ""];
  if (!component) throw new Error("no such fixture");
  await hydrate(root, { name: "roi", component, props: {}, onCrash: () => document.body.append("crashed") });
  const press = pressIn(document.body);
  if (press) repeatPress(press);
};

Object.assign(window, { start });
