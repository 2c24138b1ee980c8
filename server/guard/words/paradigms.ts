/**
 * Words of which a thing is one and not another: who says "after" where the ground says "before"
 * says something else, though both are common words. Alternatives of one line exclude each other.
 */
import { stem } from "./stem.ts";

const ALTERNATIVES = [
  "before until beforehand | after afterwards",
  "first | second | third | fourth | fifth | sixth | seventh | last final",
  "two | three | four | five | six | seven | eight | nine | ten",
  "more | less fewer | same equal",
  "most | least",
  "day daily | week weekly | month monthly | quarter quarterly | year yearly annual annually",
  "must required obliged compulsory | may might can could optional",
  "every each all always everybody everyone | some sometimes | most usually mostly often | few rarely seldom hardly",
  "same equal alike | different other another differ",
  "only alone solely exclusively | also too both besides",
  "continue proceed run | stop pause halt end cease",
  "begin start | end finish",
];

/** For each line, which alternative a stem stands for. */
export const PARADIGMS: readonly ReadonlyMap<string, number>[] = ALTERNATIVES.map(
  (line) =>
    new Map(
      line.split("|").flatMap((words, at) =>
        words
          .trim()
          .split(" ")
          .map((word) => [stem(word), at] as const),
      ),
    ),
);
