/**
 * Whose site this is. All code takes its name and what it is from here; the words of `content/` are written
 * with the name in them, and `node scripts/rename.ts "New Name"` changes it in both.
 */
const name = "CGT";

export const brand = {
  name,
  tagline: "Digital growth, measured",
  /** What the house is, behind "a". */
  kind: "digital growth agency",
  /** Whom it works for. */
  clients: "governments, tourism boards, banks, law firms and insurers",
  /** Who signs the articles. */
  author: `${name} editorial desk`,
  /** Where its head office is, with the code of ISO 3166. */
  country: { name: "Portugal", code: "PT" },
  consultant: `${name} AI Consultant`,
};

/** The words of its name as they stand in a text of small letters. */
export const nameWords = name.toLowerCase().split(/\s+/);
