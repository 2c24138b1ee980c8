/**
 * The limits of the chat's contract (shared/contracts/chat.ts), written out here so
 * that the widget does not load the validation library; a test compares the two.
 */

/** Characters of one question. */
export const MESSAGE_LIMIT = 500;
/** Characters of an earlier answer that are sent back as context. */
export const ANSWER_LIMIT = 8_000;
/** Messages of one conversation that are sent. */
export const TURN_LIMIT = 40;
/** Characters of the word that may go with a rating (shared/contracts/rating.ts). */
export const COMMENT_LIMIT = 300;
/** Characters of a title, an address or a quotation in an answer's details, entries of each list, and claims. */
export const DETAIL_LIMITS = { characters: 2_000, entries: 20, claims: 60 } as const;
