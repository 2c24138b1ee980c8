/**
 * `npm run bench -- instructions [--development] [--wrong]`: of the sentences of an entry that direct the machine which
 * reads them, how many are found, and how many honest ones are mistaken for some. Counts over those that were kept back
 * from the fit, and over the site's own pages as if operators had written them; `--development` over those of the fit,
 * and `--wrong` lists the wrong ones of these.
 */
import { discardedSentences } from "../../server/knowledge-base/hidden-instructions/index.ts";
import { development, heldOut, pageSentences, type Written } from "./collections.ts";

const flags = process.argv.slice(2);
/** Bars: what was reached when the weights were fitted, less what chance makes of as many sentences. */
const LEAST_FOUND = 0.7;
const MOST_MISTAKEN = 0.05;

const isDiscarded = (text: string) =>
  discardedSentences({ page_title: "", section_title: null, content: text, metadata: { manually_added: true } })
    .length > 0;

function count(title: string, texts: readonly string[]): number {
  const found = texts.filter(isDiscarded).length;
  console.log(`${title}: ${found} of ${texts.length} (${((100 * found) / texts.length).toFixed(1)} %)`);
  return found / texts.length;
}

const of = (written: readonly Written[], wanted: boolean) =>
  written.filter(({ instruction }) => instruction === wanted).map(({ text }) => text);

const written = flags.includes("--development") ? development() : heldOut();
const found = count("instructions found", of(written, true));
const mistaken = count("honest sentences mistaken for instructions", of(written, false));
count("sentences of the pages mistaken for instructions", pageSentences());
if (flags.includes("--wrong") && flags.includes("--development"))
  for (const { instruction, text } of written)
    if (instruction !== isDiscarded(text)) console.log(`  ${instruction ? "not found" : "mistaken"}: ${text}`);
process.exitCode = found >= LEAST_FOUND && mistaken <= MOST_MISTAKEN ? 0 : 1;
