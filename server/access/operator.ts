/** The operator who makes a call, as the access middleware found. */
import type { Context } from "hono";

export type OperatorEnv = { Variables: { operator: string } };

/** The name for the record of changes. Only behind that middleware. */
export const operatorOf = (c: Context<OperatorEnv>): string => c.get("operator");
