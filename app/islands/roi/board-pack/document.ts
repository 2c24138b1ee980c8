/**
 * The board pack as one HTML file. It asks no server for anything: its policy forbids every request and every
 * script. What was entered stands in it as data, which read-pack.ts reads.
 */

import { html, raw } from "hono/html";
import { boardPackWords } from "../../../../content/board-pack.ts";
import { industryNames } from "../../../../content/forms.ts";
import { site } from "../../../../content/site.ts";
import { type BoardPack, boardPack, PACK_FORMAT, PACK_VERSION } from "../../../../shared/contracts/board-pack.ts";
import { localDay, longDate } from "../../../../shared/domain/date.ts";
import { calculateRoi } from "../../../../shared/domain/roi/calculate.ts";
import { factsOf } from "../../../../shared/domain/roi/facts.ts";
import { money } from "../../../../shared/domain/roi/labels.ts";
import { project } from "../../../../shared/domain/roi/model.ts";
import { filled } from "../../../../shared/domain/typography.ts";
import type { Values } from "../../../../shared/roi-model/limits.ts";
import { ASSUMPTIONS_VERSION } from "../../../../shared/roi-model/table.ts";
import { sectionsOf } from "./sections.ts";
import { STYLE } from "./style.ts";

const words = boardPackWords.file;

const POLICY = `default-src 'none'; style-src '${import.meta.env.BOARD_PACK_STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

/** What the file holds, made today; the texts without what cannot be kept in a file. */
export const packOf = (entered: Pick<BoardPack, "request" | "reasons" | "talk">, today: Date): BoardPack =>
  boardPack.parse({
    format: PACK_FORMAT,
    version: PACK_VERSION,
    made: localDay(today),
    table: ASSUMPTIONS_VERSION,
    ...entered,
  });

/** The file. `origin` is where the site is, for the links back to it. */
export function packDocument(pack: BoardPack, origin: string): string {
  const { request } = pack;
  const title = filled(words.title, {
    industry: industryNames[request.industry],
    spend: money(request.currentSpend, request.currency),
  });
  const sections = sectionsOf({ pack, result: calculateRoi(request), half: halfOf(pack), origin });
  return String(html`<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.kicker}: ${title}</title>
<style>${raw(STYLE)}</style>
<script type="application/json" id="${PACK_FORMAT}">${raw(dataOf(pack))}</script>
</head>
<body>
<main>
<p class="kicker">${words.kicker}, ${site.name}</p>
<h1>${title}</h1>
<p class="quiet">${filled(words.made, { day: longDate(pack.made), table: pack.table })}</p>
${sections}</main>
</body>
</html>
`);
}

/** JSON that no text in it can end or turn into a comment. */
const dataOf = (pack: BoardPack) => JSON.stringify(pack).replaceAll("<", "\\u003c");

function halfOf({ request }: BoardPack) {
  const { low, base, high } = factsOf(request).values;
  const halved = (values: Values) =>
    project(request.currentSpend, {
      ...values,
      recoverableShare: values.recoverableShare / 2,
      uplift: values.uplift / 2,
    });
  return { low: halved(low), base: halved(base), high: halved(high) };
}
