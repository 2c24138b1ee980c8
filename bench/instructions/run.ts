/**
 * `npm run bench -- instructions`: of the sentences of an entry that direct the machine which reads them, how many are
 * found, and how many honest ones are mistaken for some. Counts over those that were kept back from the fit, and over
 * the site's own pages as if operators had written them.
 */
import { HELD_OUT, heldOut, LEAST_FOUND, MOST_MISTAKEN, pageSentences, shareOf, type Written } from "./collections.ts";

const written = heldOut();

function count(title: string, of: readonly Written[]): number {
  const share = shareOf(of);
  console.log(`${title}: ${Math.round(share * of.length)} of ${of.length} (${(100 * share).toFixed(1)} %)`);
  return share;
}

const by = (writer: number) => written.filter((one) => one.writer === writer);
for (const { about, orders, honest } of HELD_OUT) {
  count(`orders about ${about} found`, by(orders));
  count("  honest sentences like them mistaken for orders", by(honest));
}
const of = (wanted: boolean) => written.filter(({ instruction }) => instruction === wanted);
const found = count("all orders found", of(true));
const mistaken = count("all honest sentences mistaken for orders", of(false));
count(
  "sentences of the pages mistaken for orders",
  pageSentences().map((text) => ({ writer: 0, instruction: false, text })),
);
process.exitCode = found >= LEAST_FOUND && mistaken <= MOST_MISTAKEN ? 0 : 1;
