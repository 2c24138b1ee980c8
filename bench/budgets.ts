/**
 * Every budget of the site in one place, each with the reason for its number. The tests and
 * `npm run bench` judge by them; what exceeds one fails and says by how much.
 */

interface Budget {
  /** Name of the measure, for reports. */
  of: string;
  /** Upper or lower bound. */
  most?: number;
  least?: number;
  unit: string;
  reason: string;
}

export const budgets = {
  score: {
    of: "Lighthouse score",
    least: 100,
    unit: "",
    reason: "A page of text has no excuse for less, and 99 hides the next regression.",
  },
  largestPaint: {
    of: "largest contentful paint",
    most: 850,
    unit: "ms",
    reason: "On slow 4G an empty page takes 620 ms, and the display font one round trip of 150 more.",
  },
  largestPaintOfBare: {
    of: "largest contentful paint, of a bare page's",
    most: 1.4,
    unit: "×",
    reason: "The same on every machine: a page may cost four tenths more than one with nothing on it.",
  },
  firstPaint: {
    of: "first contentful paint",
    most: 700,
    unit: "ms",
    reason: "The first words need the page alone: 620 ms for an empty one, and 80 ms for 14 kB and their layout.",
  },
  blocking: {
    of: "total blocking time",
    most: 5,
    unit: "ms",
    reason: "Nothing runs on a page that is read, beyond a few kilobytes after the first paint.",
  },
  mainThreadOfBare: {
    of: "work of the main thread, of a bare page's",
    most: 3.1,
    unit: "×",
    reason: "Nine tenths of what the best-known static template costs: 592 ms beside 172 ms for a bare page.",
  },
  shift: {
    of: "cumulative layout shift",
    most: 0.0005,
    unit: "",
    reason: "0.000 as it is printed: images have sizes, and a font that would move a line is not put on.",
  },
  pageBytes: {
    of: "bytes before anything is touched",
    most: 50_500,
    unit: "bytes",
    reason:
      "Two fonts of 14 kB, a page and its headers in one flight, the script, and a picture or the rules for paper; a third of the best-known static template.",
  },
  documentBytes: {
    of: "bytes of the page itself, headers included",
    most: 14_600,
    unit: "bytes",
    reason: "Ten TCP segments: what a server sends before it waits for the first acknowledgement.",
  },
  scriptBytes: {
    of: "bytes of JavaScript before anything is touched",
    most: 5_000,
    unit: "bytes",
    reason:
      "Enough to hydrate what is used; React alone is twelve times that, and comes with the first part that needs it.",
  },
  requests: {
    of: "requests before anything is touched",
    most: 7,
    unit: "requests",
    reason: "The page, two fonts, the script, the manifest, one picture, and of the longest pages the rules for paper.",
  },
  hydrationTask: {
    of: "longest task while a part hydrates, on a processor four times slower",
    most: 50,
    unit: "ms",
    reason: "What browsers call a long task; below it, a tap is answered within a tenth of a second.",
  },
  searchShown: {
    of: "from the last key of a search to its results, on a processor four times slower",
    most: 50,
    unit: "ms",
    reason: "Under a tenth of a second results seem to come with the key; the network takes its share of that.",
  },
  move: {
    of: "from a click to the next page's first paint",
    most: 200,
    unit: "ms",
    reason: "What people still take for at once, with the page fetched while the pointer is on its link.",
  },
  ofSirv: {
    of: "requests a second, of sirv's for the same file",
    least: 3,
    unit: "×",
    reason: "Pages come from memory, compressed and with their headers made; sirv opens the file each time.",
  },
  answerAtSite: {
    of: "one answer of the consultant, 99th percentile",
    most: 60,
    unit: "ms",
    reason:
      "A few dozen answers a second from one thread, on a busy machine with two cores, for questions of several sentences.",
  },
  answerLarge: {
    of: "one answer of the consultant in a large knowledge base, 99th percentile",
    most: 150,
    unit: "ms",
    reason:
      "Two hundred and fifty times the site's size may cost a few times as much, and stays below what is noticed.",
  },
  handingOver: {
    of: "longest hold of the server's thread while the engine is told its entries",
    most: 50,
    unit: "ms",
    reason: "Entries are handed over in batches, so that a page waits behind one of them at most.",
  },
  failedStreams: {
    of: "streams that failed, of a thousand at once",
    most: 0,
    unit: "",
    reason: "A visitor whose question is not answered does not ask again.",
  },
  firstWords: {
    of: "first words, 95th percentile, of a thousand streams at once",
    most: 1_500,
    unit: "ms",
    reason: "What people still wait for without leaving.",
  },
  pagesMeanwhile: {
    of: "pages meanwhile, 99th percentile, of those of a server that nobody asks",
    most: 2,
    unit: "×",
    reason: "Who reads must not notice who asks.",
  },
  processAfter: {
    of: "memory of the process after 10,000 questions, of that before",
    most: 1.25,
    unit: "×",
    reason: "What is free goes back to the system, but for gaps between what is used.",
  },
  resident: {
    of: "memory of the process at its highest",
    most: 512,
    unit: "MB",
    reason: "Half of what deploy/site.service allows.",
  },
  operatorsList: {
    of: "first hundred of 10,000 entries, as operators list them",
    most: 100,
    unit: "ms",
    reason: "What answers within a tenth of a second is felt as at once (Nielsen, 1993).",
  },
  operatorsSearch: {
    of: "one key in the search over 10,000 entries",
    most: 100,
    unit: "ms",
    reason: "A key in a search is answered before the next one is pressed.",
  },
  operatorsSort: {
    of: "10,000 entries sorted by title",
    most: 100,
    unit: "ms",
    reason: "A press of a button that only orders what is there is felt as at once.",
  },
  operatorsLibrary: {
    of: "library of answers, as operators list it",
    most: 100,
    unit: "ms",
    reason: "What opens a page may take no longer than the page itself.",
  },
  operatorsForesee: {
    of: "consequences of a change, with 10,000 entries",
    most: 5000,
    unit: "ms",
    reason: "An operator waits that long before a decision, and visitors are answered meanwhile.",
  },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** An error line if the value exceeds its budget; undefined otherwise. */
export function judge(name: BudgetName, value: number, where: string): string | undefined {
  const { of, most, least, unit }: Budget = budgets[name];
  const allowed = most ?? least ?? Number.NaN;
  const exceeded = most === undefined ? allowed - value : value - allowed;
  // NaN, a figure that could not be measured, fails, too.
  if (exceeded <= 0) return undefined;
  const side = most === undefined ? "below" : "above";
  return `${where}: ${of} is ${figure(value, unit)}, ${figure(exceeded, unit)} ${side} the budget of ${figure(allowed, unit)}`;
}

/** A figure with its unit, as the tables and complaints print it. */
export function figure(value: number, unit: string): string {
  const digits = unit === "×" ? 2 : Math.abs(value) < 1 && value !== 0 ? 4 : 0;
  const number = value.toLocaleString("en-GB", {
    minimumFractionDigits: unit === "×" ? 2 : 0,
    maximumFractionDigits: digits,
  });
  return unit === "" ? number : `${number} ${unit}`;
}
