/**
 * `npm run bench -- instructions [--development] [--wrong]`: of the sentences of an entry that direct the machine which
 * reads them, how many are found, and how many honest ones are mistaken for some. Counts over those that were kept back
 * from the fit, and over the site's own pages as if operators had written them; `--development` over those of the fit,
 * and `--wrong` lists the wrong ones of these.
 */
import { development, heldOut, pageSentences, type Written } from "./collections.ts";
import { isDiscarded, LEAST_FOUND, MOST_MISTAKEN, shareOf } from "./share.ts";

const flags = process.argv.slice(2);
const written = flags.includes("--development") ? development() : heldOut();

function count(title: string, of: readonly Written[]): number {
  const share = shareOf(of);
  console.log(`${title}: ${Math.round(share * of.length)} of ${of.length} (${(100 * share).toFixed(1)} %)`);
  return share;
}

const found = count(
  "instructions found",
  written.filter(({ instruction }) => instruction),
);
const mistaken = count(
  "honest sentences mistaken for instructions",
  written.filter(({ instruction }) => !instruction),
);
count(
  "sentences of the pages mistaken for instructions",
  pageSentences().map((text) => ({ writer: 0, instruction: false, text })),
);
if (flags.includes("--wrong") && flags.includes("--development"))
  for (const { instruction, text } of written)
    if (instruction !== isDiscarded(text)) console.log(`  ${instruction ? "not found" : "mistaken"}: ${text}`);
process.exitCode = found >= LEAST_FOUND && mistaken <= MOST_MISTAKEN ? 0 : 1;
