import { type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter, useLocation } from "react-router";
import { expect, test } from "vitest";
import Enquiry from "./enquiry/index.tsx";
import { Island, RenderApart } from "./island.tsx";
import type { IslandProps } from "./registry.ts";
import { markupOf, renderApart } from "./render-apart.tsx";
import Roi from "./roi/index.tsx";

const example = { spend: 1, return: [2, 1, 3] as const, savings: 4, revenue: 5, cost: 6, path: "M0 0", zero: 0 };
const props: IslandProps<"roi"> = { example };

/** A page with this island, and with the router around it. */
const page = (component: ComponentType<IslandProps<"roi">>, render: typeof renderApart, name = "roi") =>
  renderToString(
    <MemoryRouter>
      <RenderApart.Provider value={render}>
        <Island name={name as "roi"} component={component} props={props} way={<a href="/elsewhere">Elsewhere</a>} />
      </RenderApart.Provider>
    </MemoryRouter>,
  );

function WithLocation() {
  return <p>{useLocation().pathname}</p>;
}

function WithIds() {
  return <p id={useId()}>Text</p>;
}

test("an island stands in its page with its markup, its notices and another way", () => {
  const html = page(Roi, renderApart);
  expect(html).toMatch(
    /^<div data-island="roi" data-when="view" data-props="{&quot;example&quot;:{[^>]+ data-state="waiting">/,
  );
  expect(html).toContain('<div data-island-root><div class="');
  expect(html).toMatch(/data-notice="failed".*Reload the page.*href="\/elsewhere"/);
});

test("a mistyped name, or another island's component, stops the build", () => {
  expect(() => page(Roi, renderApart, "rio")).toThrow('there is no island "rio"');
  expect(() => page(Roi, renderApart, "constructor")).toThrow('there is no island "constructor"');
  expect(() => page(Enquiry, renderApart)).toThrow("not that of app/islands/roi/index.tsx");
});

test("a hook of the router in an island stops the build, although the page around it has one", () => {
  expect(() => page(WithLocation, markupOf)).toThrow(/useLocation\(\) may be used only in the context of a <Router>/);
});

test("the ids of two islands do not meet", () => {
  const [one, other] = [markupOf("roi", WithIds, {}), markupOf("enquiry", WithIds, {})];
  expect(one).toContain("roi-");
  expect(other).toContain("enquiry-");
});
