/** Prints what was measured beside its budget; returns whether it is within the budget. */
import { type BudgetName, judge } from "../budgets.ts";

export function checkBudget(name: BudgetName, value: number, line: string): boolean {
  const complaint = judge(name, value, name);
  console.log(line);
  if (complaint) console.log(`EXCEEDED: ${complaint}`);
  return complaint === undefined;
}
