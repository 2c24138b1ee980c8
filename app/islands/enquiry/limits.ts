/**
 * What the contract of an enquiry (shared/contracts/lead.ts) allows, written out here so that
 * the form does not load the validation library; a test compares the two.
 */

/** Characters of each field. */
export const LIMITS = {
  name: 200,
  email: 254,
  organisation: 200,
  message: 1_000,
} as const;
