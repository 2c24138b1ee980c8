/**
 * `npm run bench -- instructions [--development] [--wrong]`: of the sentences of an entry that direct the machine which
 * reads them, how many are found, and how many honest ones are mistaken for some. Counts over those that were kept back
 * from the fit, in entries that the consultant is asked about as well, and over the site's own pages as if operators had
 * written them; `--development` over those of the fit, and `--wrong` lists the wrong ones of these.
 */
import { development, HELD_OUT, heldOut, pageSentences, type Written } from "./collections.ts";
import { hiddenOrders, quotedOrders } from "./quoted.ts";
import { isDiscarded, isDoubted, LEAST_DOUBTED, LEAST_FOUND, MOST_MISTAKEN, shareOf } from "./share.ts";

const flags = process.argv.slice(2);
const isDevelopment = flags.includes("--development");
const written = isDevelopment ? development() : heldOut();

function count(title: string, of: readonly Written[], is = isDiscarded): number {
  const share = shareOf(of, is);
  console.log(`${title}: ${Math.round(share * of.length)} of ${of.length} (${(100 * share).toFixed(1)} %)`);
  return share;
}

const by = (writer: number) => written.filter((one) => one.writer === writer);
for (const { about, orders, honest } of isDevelopment ? [] : HELD_OUT) {
  count(`orders about ${about} found`, by(orders));
  count("  honest sentences like them mistaken for orders", by(honest));
}
const orders = written.filter(({ instruction }) => instruction);
const honest = written.filter(({ instruction }) => !instruction);
const found = count("all orders found", orders);
const doubted = count("all orders found or doubted", orders, isDoubted);
const mistaken = count("all honest sentences mistaken for orders", honest);
count("all honest sentences mistaken or doubted", honest, isDoubted);
count(
  "sentences of the pages mistaken for orders",
  pageSentences().map((text) => ({ writer: 0, instruction: false, text })),
);
if (!isDevelopment)
  for (const [kind, quoted] of await quotedOrders())
    console.log(`orders in an entry that come out when one asks ${kind}: ${quoted} of ${hiddenOrders.length}`);
if (isDevelopment && flags.includes("--wrong"))
  for (const { instruction, text } of written)
    if (instruction !== isDiscarded(text)) console.log(`  ${instruction ? "not found" : "mistaken"}: ${text}`);
process.exitCode = found >= LEAST_FOUND && doubted >= LEAST_DOUBTED && mistaken <= MOST_MISTAKEN ? 0 : 1;
