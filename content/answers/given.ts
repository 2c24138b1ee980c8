/** Answers that the details of the company change: each is published where an installation sets it (`.env.example`). */
import type { BuildSettings } from "../../shared/build-settings.ts";
import type { WrittenAnswer } from "./schema.ts";

const VALUE = "[[value]]";
/** Where the pages show them. */
const SECTION = "/#contact";

/** The answer as it is where some of its details are set: what is said of each, and the section that shows it. */
export function withGiven(
  answer: WrittenAnswer,
  settings: Pick<BuildSettings, WrittenAnswer["given"][number]["setting"]>,
) {
  const given = answer.given.flatMap(({ setting, says }) => {
    const value = settings[setting];
    // A value that ends with the sentence's full stop has one for both.
    return value ? [{ value, says: says.replace(VALUE, () => value).replace(/\.\.$/, ".") }] : [];
  });
  if (given.length === 0) return answer;
  return {
    ...answer,
    kind: answer.kind ?? ("answer" as const),
    answer: given.map(({ says }) => says).join(" "),
    sources: given.map(({ value }) => ({ section: SECTION, quote: value })),
  };
}
