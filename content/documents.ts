/**
 * The papers that buyers ask for, and where each stands. The one place to change when one exists:
 * give it an address, or set `status` to "on-request". What is "awaited" the owner still has to supply
 * (docs/owner-questions.md); what the owner has answered in `owner.yaml` is answered at that place.
 */
import { companyDetails, ownerAnswerAt } from "./owner.ts";

export type DocumentStatus = "here" | "answered" | "on-request" | "awaited";

export interface BuyerDocument {
  name: string;
  /** What a buyer needs it for. */
  use: string;
  status: DocumentStatus;
  /** Its address, where it is on this site. */
  at?: string | undefined;
}

export const documentStatus: Record<DocumentStatus, string> = {
  here: "On this site",
  answered: "Our answer",
  "on-request": "Ask us for it",
  awaited: "With your checklist",
};

/** Name and address are wanted together. */
const company = () =>
  ["name", "address"].every((wanted) => companyDetails().some(({ id }) => id === wanted))
    ? { status: "here" as const, at: "/privacy#who-is-responsible" }
    : { status: "on-request" as const };

function answer(id: string) {
  const at = ownerAnswerAt(id);
  return at ? { status: "answered" as const, at } : { status: "awaited" as const };
}

export const documents: BuyerDocument[] = [
  { name: "Table of figures", use: "Due diligence on results", status: "here", at: "/results/figures" },
  { name: "Privacy page", use: "What this website does with data", status: "here", at: "/privacy" },
  { name: "Accessibility statement", use: "Public-sector purchasing", status: "here", at: "/accessibility" },
  { name: "Disclaimer", use: "What may be relied on", status: "here", at: "/disclaimer" },
  { name: "Draft scope", use: "Comparing bidders before anyone signs", status: "on-request" },
  { name: "Empty decision log", use: "Seeing what will be recorded", status: "on-request" },
  { name: "Registered name and postal address", use: "Supplier checks", ...company() },
  { name: "Draft agreement", use: "Review by your lawyers", status: "on-request" },
  { name: "Processing agreement (Article 28 GDPR)", use: "Projects with personal data", status: "awaited" },
  { name: "Confidentiality agreement", use: "Before you send anything confidential", status: "awaited" },
  { name: "Payment terms and governing law", use: "Review by finance and lawyers", ...answer("terms") },
  { name: "List of sub-processors", use: "Data protection review", ...answer("hosting") },
  { name: "Security certificates", use: "Supplier checks", ...answer("certificates") },
  { name: "Insurance certificate and annual accounts", use: "Tender papers", ...answer("insurance") },
  { name: "References that may be named", use: "Tender papers", ...answer("referee") },
];
