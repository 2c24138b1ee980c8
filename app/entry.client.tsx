/** What every page loads: a few kilobytes that hydrate its parts when they are needed. */
import { fetchPictures, startBehaviours } from "./behaviours/index.ts";
import { startIslands } from "./islands/start.ts";

// A lost script is asked for again under another address (boot.ts), and parts of the page import this one by its own.
if (!document.begun) start();

function start() {
  document.begun = true;
  // The address of an answer that stands on a later page of its subject: the contents lead there.
  const elsewhere = document.querySelector<HTMLAnchorElement>("[data-elsewhere]:target a");
  if (elsewhere) location.replace(elsewhere.href);

  startBehaviours();
  const isHydrated = "__reactRouterContext" in window;
  // A chat that was left open would open before the page that it stands on is hydrated.
  if (isHydrated) void import("./hydrate.tsx").then(({ hydrated }) => hydrated.then(startIslands));
  else startIslands();
  // From here on buttons work: hides the notices to the contrary (islands/island.module.css).
  document.documentElement.dataset.started = "";
  void fetchPictures();
  // Nobody installs or prints the site before its first paint, which these would be fetched before in the page's head.
  const seldom = document.getElementById("seldom")?.textContent ?? "";
  document.head.insertAdjacentHTML("beforeend", `<link rel="manifest" href="/manifest.webmanifest">${seldom}`);
  // Hot reload asks the page's router for its data first, and static pages have none.
  if (!isHydrated && import.meta.env.DEV) Object.assign(window, { __reactRouterDataRouter: { revalidate() {} } });
}
