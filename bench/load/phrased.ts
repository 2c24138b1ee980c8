/** A thousand visitors whose answers a model phrases, word by word for five seconds, and pages meanwhile. */
import { serveProduct } from "../site/serve.ts";
import { checkBudget } from "./check-budget.ts";
import { figure, ms, pagesDuring, quantile, seconds, visitors } from "./measure.ts";
import { judgePages } from "./pages.ts";
import type { WireResponse } from "./wire.ts";

const VISITORS = 1_000;
/** Questions of each. */
const QUESTIONS_EACH = 3;
/** Who ask once before anything is measured, and seconds for which pages are while nobody asks. */
const WARMING = 50;
const IDLE = 10;

export async function phrased(): Promise<boolean> {
  const talker = await visitors<string>("./talker.ts", []);
  const settings = { OPENAI_BASE_URL: await talker.run(), CHAT_MODEL: "talker", CHAT_DAILY_TOKENS: "1000000000" };
  const [busyServer, beside] = [await serveProduct(settings), await serveProduct(settings)];
  try {
    await (await visitors<WireResponse[]>("./crowd.ts", [busyServer.url, WARMING, 1])).run();
    const urls = [busyServer.url, beside.url];
    const idle = await pagesDuring(urls, () => seconds(IDLE));
    let answers: WireResponse[] = [];
    let most = 0;
    const busy = await pagesDuring(urls, async () => {
      const crowd = await visitors<WireResponse[]>("./crowd.ts", [busyServer.url, VISITORS, QUESTIONS_EACH]);
      const poll = setInterval(async () => {
        most = Math.max(most, await figure(busyServer.url, "chat_streams_open"));
      }, 1_000);
      answers = await crowd.run();
      clearInterval(poll);
    });
    const failed = answers.filter(({ whole }) => !whole).length;
    const own = await figure(busyServer.url, "chat_fallbacks_total");
    const firstWords = answers.map(({ firstWord }) => firstWord);
    console.log(
      `first words, with the model on the same machine: median ${ms(quantile(firstWords, 0.5))}, 95th percentile ${ms(quantile(firstWords, 0.95))}`,
    );
    const line = `${VISITORS} visitors, ${answers.length} answers, ${most} of them open at once: ${failed} failed; ${own} were the built-in consultant’s, since as many at once were the model's`;
    return [checkBudget("failedStreams", failed, line), judgePages({ idle, busy }, "pagesWhilePhrased")].every(Boolean);
  } finally {
    busyServer.stop();
    beside.stop();
    talker.tell("end");
  }
}
