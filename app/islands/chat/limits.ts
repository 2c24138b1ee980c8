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
