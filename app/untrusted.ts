/** Reads what was stored or answered, which may be anything. The contracts' own checks would load the validation library. */

export type Check = (value: unknown) => boolean;
export type Form = Readonly<Record<string, Check>>;

export const isText = (value: unknown): value is string => typeof value === "string";
export const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** As something whose fields can be looked at: nothing else has any. */
export const record = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;

export function matches(value: unknown, form: Form): boolean {
  const given = record(value);
  return Object.entries(form).every(([name, check]) => check(given[name]));
}

/** Those of its fields that are as the form has them. */
export function soundFields(value: unknown, form: Form): Record<string, unknown> {
  const given = record(value);
  const sound = Object.entries(form).filter(([name, check]) => check(given[name]));
  return Object.fromEntries(sound.map(([name]) => [name, given[name]]));
}

/** The parts of an answer: all that are agreed, or it throws, and of the others those that are sound. */
export function partsOf(answer: unknown, agreed: Form, others: Form): Record<string, unknown> {
  if (!matches(answer, agreed)) throw new Error("The answer is not of the agreed form.");
  return soundFields(answer, { ...agreed, ...others });
}

/** A form whose fields are all alike. */
export const formOf = (names: readonly string[], check: Check): Form =>
  Object.fromEntries(names.map((name) => [name, check]));
