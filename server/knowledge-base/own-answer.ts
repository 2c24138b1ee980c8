/** Ids of entries that replace an answer of the library: one for each answer, so that a second one is a conflict. */

const PREFIX = "answer:";

export const ownAnswerId = (answer: string) => PREFIX + answer;

/** The answer that an entry with this id replaces. */
export const answerReplacedBy = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined);
