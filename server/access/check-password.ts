/** A password is looked at within the limits of attempts, wherever it comes from. */
import type { Context } from "hono";
import { clientAddress } from "../http/client-address.ts";
import { RequestRefused } from "../http/refusal.ts";
import type { AccessParts } from "./parts.ts";

/** Throws where the password is wrong, or may not be tried now. `isKnown`: whoever tries has a session that is valid. */
export async function checkPassword(
  c: Context,
  password: string,
  { sessions, attempts, wait, trustProxy }: AccessParts,
  { isKnown = false } = {},
): Promise<void> {
  const address = clientAddress(c, trustProxy);
  const attempt = await attempts.begin(address, { isKnown });
  if ("lockedFor" in attempt) throw tooManyAttempts(attempt.lockedFor);
  if (!sessions?.isPassword(password)) {
    await wait(attempt.delay);
    throw new RequestRefused(401, "This is not the password.", { field: "password" });
  }
  await attempts.succeeded(address);
}

function tooManyAttempts(seconds: number): RequestRefused {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  const wait = `${count} ${unit}${count === 1 ? "" : "s"}`;
  return new RequestRefused(429, `Too many wrong passwords. Please try again in ${wait}.`, {
    headers: { "retry-after": String(seconds) },
  });
}
