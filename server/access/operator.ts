/** Who makes an operator's call, as the guard found out. */
import type { Context } from "hono";

export type OperatorEnv = { Variables: { operator: string } };

/** The name for the record of changes. Only behind the guard. */
export const operatorOf = (c: Context<OperatorEnv>): string => c.get("operator");
