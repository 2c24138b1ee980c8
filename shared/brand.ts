/**
 * Whose site this is: what another house changes. All code takes its name, words and contact from here, its colours
 * and typefaces from brand-looks.ts. The words of `content/` are written with the name in them, and
 * `npx node scripts/rename.ts "New Name"` changes it in both. Beside them stand the drawings and the logo (`content/art/`)
 * and the two fonts (`app/fonts/`).
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

/** The sectors in which it works, as visitors and operators read them. */
export const sectorNames = {
  tourism: "Tourism",
  government: "Government",
  finance: "Finance",
  legal: "Legal",
  insurance: "Insurance",
  enterprise: "Enterprise",
};

/** Stands where no number is set: digits with the country code. */
export const PLACEHOLDER_PHONE = "351000000000";

/** What holds where the settings of an installation (`.env.example`) say nothing else. */
export const contact = {
  phone: PLACEHOLDER_PHONE,
  email: "",
  company: { name: "", address: "", registration: "" },
};
