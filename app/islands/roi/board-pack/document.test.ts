import { createHash } from "node:crypto";
import fc from "fast-check";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { type BoardPack, PACK_FORMAT } from "../../../../shared/contracts/board-pack.ts";
import { ASSUMPTIONS, tidyText } from "../../../../shared/roi-model/limits.ts";
import { requests } from "../../../../tests/support/roi-requests.ts";
import { packDocument, packOf } from "./document.ts";
import { readPack } from "./read-pack.ts";
import { STYLE } from "./style.ts";

const ORIGIN = "https://www.example.org";
const TODAY = new Date("2026-11-22T12:00:00Z");

const PACK = packOf(
  {
    request: { currentSpend: 5e6, industry: "finance", goals: "Grow", assumptions: { margin: 0.4, uplift: 0.1 } },
    reasons: { margin: "Our books of last year say so." },
    talk: "In the chat on your website I asked:\n- How was it measured?",
  },
  TODAY,
);

/** Text by which a visitor may try to inject markup. */
const hostile = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom(
    "</script><script>alert(1)</script>",
    "<!--",
    "--></style><img src=x onerror=alert(1)>",
    "\u2028\u2029\u0000\u001b",
    "&lt;b&gt; &amp;amp; \\u003c \\",
    `"' onload='x`,
    "\ud800 broken",
    "]]>",
    `<script id="${PACK_FORMAT}">{}</script>`,
    "__proto__",
  ),
);

const packs: fc.Arbitrary<BoardPack> = fc
  .record({
    request: fc.record({ base: requests, goals: hostile, challenges: hostile }).map(({ base, ...texts }) => ({
      ...base,
      goals: tidyText(texts.goals),
      challenges: tidyText(texts.challenges),
    })),
    reasons: fc.record(Object.fromEntries(ASSUMPTIONS.map((name) => [name, hostile])), { requiredKeys: [] }),
    talk: hostile.map(tidyText),
  })
  .map((entered) => packOf(entered, TODAY));

test("a round trip loses nothing, whatever was written, and no word becomes markup", () => {
  const elements = parse(packDocument(PACK, ORIGIN)).querySelectorAll("script, style, img, iframe, link, meta").length;
  fc.assert(
    fc.property(packs, (pack) => {
      const file = packDocument(pack, ORIGIN);
      expect(readPack(file)).toEqual({ pack, current: true });
      expect(parse(file).querySelectorAll("script, style, img, iframe, link, meta")).toHaveLength(elements);
    }),
    { numRuns: 60 },
  );
});

test("holds the projection, its half, the reasons, the sources, the questions and the talk", () => {
  const text = parse(packDocument(PACK, ORIGIN)).textContent;
  for (const words of [
    "$5,000,000",
    "What if the effect is half",
    "Our books of last year say so.",
    "No reason is given.",
    "Who confirms “Uplift in revenue” at 10%?",
    "Finance AI Attribution, share of annual spend released",
    "How was it measured?",
  ])
    expect(text).toContain(words);
  const links = parse(packDocument(PACK, ORIGIN)).querySelectorAll("a");
  expect(links.every((link) => link.getAttribute("href")?.startsWith(`${ORIGIN}/`))).toBe(true);
});

test("asks nobody for anything: its policy allows its own style and nothing else", () => {
  const file = packDocument(PACK, ORIGIN);
  const hash = `sha256-${createHash("sha256").update(STYLE).digest("base64")}`;
  expect(file).toContain(`content="default-src &#39;none&#39;; style-src &#39;${hash}&#39;;`);
  expect(file).not.toMatch(/\bsrc=|<link|url\(|@import|\son\w+=/);
});

test("says what is wrong with a file that is none, is damaged, or is too new", () => {
  const file = packDocument(PACK, ORIGIN);
  const changed = (from: string | RegExp, to: string) => {
    expect(file).toMatch(from);
    return readPack(file.replace(from, to));
  };
  expect(readPack("<html><body>Another page</body></html>")).toEqual({ problem: "foreign" });
  expect(readPack("")).toEqual({ problem: "foreign" });
  expect(readPack(file.slice(0, file.indexOf("currentSpend")))).toEqual({ problem: "damaged" });
  expect(changed(/"currentSpend":5000000/, '"currentSpend":-1')).toEqual({ problem: "damaged" });
  expect(changed(/"margin":0\.4/, '"margin":4')).toEqual({ problem: "damaged" });
  expect(changed(/"industry"/, '"another"')).toEqual({ problem: "damaged" });
  expect(changed(/"version":1/, '"version":2')).toEqual({ problem: "newer" });
});

test("a file that was made with another table is read, and told apart", () => {
  const old = packDocument({ ...PACK, table: "2025-01" }, ORIGIN);
  expect(readPack(old)).toEqual({ pack: { ...PACK, table: "2025-01" }, current: false });
});

test("a browser that saved the file again may have written the data's element otherwise", () => {
  const again = packDocument(PACK, ORIGIN).replace(
    /<script type="application\/json" id="([\w-]+)">/,
    "<SCRIPT id=$1 type=application/json>",
  );
  expect(readPack(again)).toEqual({ pack: PACK, current: true });
});
