/** Compares the latency of pages of a server that answers questions with that of an idle one. */
import type { BudgetName } from "../budgets.ts";
import { checkBudget } from "./check-budget.ts";
import { ms, quantile, times } from "./measure.ts";
import type { Probe } from "./prober.ts";

interface Measured {
  /** No questions. */
  idle: readonly Probe[];
  /** No questions, but other processes keep the processors busy. */
  crowded?: readonly Probe[];
  /** The first server answers questions. */
  busy: readonly Probe[];
}

/**
 * Visitors, prober and servers share the processors, so a page takes longer while they are
 * all at work even where its server has nothing to do with it: the baseline is the same
 * page of a second server, asked for in turn with the first at the same time.
 */
export function judgePages({ idle, crowded, busy }: Measured, budget: BudgetName): boolean {
  const of = (probes: readonly Probe[], server: number, share: number) =>
    quantile(
      probes.filter((probe) => probe.server === server).map(({ time }) => time),
      share,
    );
  const line = (name: string, probes: readonly Probe[], server: number) => {
    const [median, most, slowest] = [0.5, 0.95, 0.99].map((share) => ms(of(probes, server, share)));
    console.log(`  ${name}: median ${median}, 95th percentile ${most}, 99th ${slowest}`);
  };
  console.log("pages, half of them on new connections:");
  line("while nobody asks", idle, 0);
  if (crowded) line("while another program keeps one and a half processors busy", crowded, 0);
  line("of a second server, while the first is asked", busy, 1);
  line("of the server that is asked", busy, 0);
  const [alone, beside, during] = [of(idle, 0, 0.99), of(busy, 1, 0.99), of(busy, 0, 0.99)];
  const ratios = `of the second server's ${times(during / beside)}, of what it was while nobody asked ${times(during / alone)}`;
  return checkBudget(budget, during / beside, `99th percentile: ${ratios}`);
}
