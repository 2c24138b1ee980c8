import { hydrate } from "../../app/islands/hydrate.tsx";
import { fixtures } from "./fixtures.tsx";

/** Hydrates the fixture that stands in the page; "crashed" is noted where it breaks afterwards. */
const start = () => {
  const root = document.querySelector("[data-island-root]") as HTMLElement;
  const component = fixtures[document.body.dataset.fixture ?? ""];
  if (!component) throw new Error("no such fixture");
  return hydrate(root, { name: "roi", component, props: {}, onCrash: () => document.body.append("crashed") });
};

Object.assign(window, { start });
