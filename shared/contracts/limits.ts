/** Limits of the visitors' calls. Plain values, so that a form keeps them without loading the contracts. */

/** Characters that a visitor may write in one message to the chat. */
export const MESSAGE_LIMIT = 500;
/** Characters of one earlier answer that is sent back as context. */
export const ANSWER_LIMIT = 8_000;
/** Messages of one conversation that are sent. */
export const TURN_LIMIT = 40;
/** Characters of a title, an address or a quotation in an answer's details, entries of each list, and claims. */
export const DETAIL_LIMITS = { characters: 2_000, entries: 20, claims: 60 } as const;
/** Characters of the word that may go with a rating. */
export const COMMENT_LIMIT = 300;

/** Characters of each part of an enquiry. */
export const ENQUIRY_LIMITS = {
  name: 200,
  /** Longest address that mail can be sent to (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
  email: 254,
  organisation: 200,
  message: 1_000,
} as const;
