/** A thousand visitors or programs that ask at the same moment and ask on, pages meanwhile, and the same pages of a server that nobody asks. */
import { serveProduct } from "../site/serve.ts";
import { checkBudget } from "./check-budget.ts";
import type { EndpointName } from "./endpoints.ts";
import { figure, ms, pagesDuring, quantile, seconds, visitors } from "./measure.ts";
import { judgePages } from "./pages.ts";
import type { WireResponse } from "./wire.ts";

/** Streams open at any time. */
const VISITORS = 1_000;
/** Questions of each: some ten seconds, most of which are neither beginning nor end. */
const QUESTIONS_EACH = 10;
/** Warm-up questions of each. */
const WARMING = 3;
/** Seconds for which pages are measured without questions. */
const IDLE = 10;

export async function questions(endpoint: EndpointName): Promise<boolean> {
  const [busyServer, beside] = [await serveProduct(), await serveProduct()];
  try {
    await ask(busyServer.url, endpoint, WARMING);
    const urls = [busyServer.url, beside.url];
    const idle = await pagesDuring(urls, () => seconds(IDLE));
    const burner = await visitors("./burner.ts", []);
    const crowded = await pagesDuring(urls, () => seconds(IDLE));
    burner.tell("stop");
    let found: Measured | undefined;
    const busy = await pagesDuring(urls, async () => {
      found = await ask(busyServer.url, endpoint, QUESTIONS_EACH);
    });
    return [found && judgeAnswers(found), judgePages({ idle, crowded, busy }, "pagesMeanwhile")].every(Boolean);
  } finally {
    busyServer.stop();
    beside.stop();
  }
}

interface Measured {
  answers: WireResponse[];
  /** Milliseconds of the server's processor for each answer. */
  processor: number;
  /** Share of one processor that the server got; where others of the machine took the rest, delays are theirs. */
  share: number;
}

async function ask(url: string, endpoint: EndpointName, each: number): Promise<Measured> {
  const crowd = await visitors<WireResponse[]>("./crowd.ts", [url, VISITORS, each, endpoint]);
  const before = await figure(url, "process_cpu_seconds_total");
  const started = performance.now();
  const answers = await crowd.run();
  const lasted = performance.now() - started;
  const processor = ((await figure(url, "process_cpu_seconds_total")) - before) * 1_000;
  return { answers, processor: processor / answers.length, share: processor / lasted };
}

function judgeAnswers({ answers, processor, share }: Measured): boolean {
  const failed = answers.filter(({ whole }) => !whole).length;
  const firstWords = answers.map(({ firstWord }) => firstWord);
  const slow = quantile(firstWords, 0.95);
  console.log(
    `processor time of one answer, what else the server did included: ${ms(processor)}; the server had ${(share * 100).toFixed(0)} % of a processor`,
  );
  return [
    checkBudget(
      "failedStreams",
      failed,
      `${VISITORS} streams at any time, ${answers.length} answers in all: ${failed} failed`,
    ),
    checkBudget(
      "firstWords",
      slow,
      `first words: median ${ms(quantile(firstWords, 0.5))}, 95th percentile ${ms(slow)}`,
    ),
  ].every(Boolean);
}
