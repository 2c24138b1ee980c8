/**
 * The papers that buyers ask for, and where each stands. The one place to change when one exists:
 * give it an address, or set `status` to "on-request". What is "awaited" the owner still has to supply.
 */
import { company } from "./company.ts";

export type DocumentStatus = "here" | "on-request" | "awaited";

export interface BuyerDocument {
  name: string;
  /** What a buyer needs it for. */
  use: string;
  status: DocumentStatus;
  /** Its address, where it is on this site. */
  at?: string;
}

export const documentStatus: Record<DocumentStatus, string> = {
  here: "On this site",
  "on-request": "Ask us for it",
  awaited: "Not on this site; send us your list, and we say what we can supply",
};

export const documents: BuyerDocument[] = [
  { name: "Table of figures", use: "Due diligence on results", status: "here", at: "/results/figures" },
  { name: "Privacy page", use: "What this website does with data", status: "here", at: "/privacy" },
  { name: "Accessibility statement", use: "Public-sector purchasing", status: "here", at: "/accessibility" },
  { name: "Disclaimer", use: "What may be relied on", status: "here", at: "/disclaimer" },
  { name: "Draft scope", use: "Comparing bidders before anybody signs", status: "on-request" },
  { name: "Empty decision log", use: "Seeing what will be recorded", status: "on-request" },
  {
    name: "Registered name and postal address",
    use: "Supplier checks",
    ...(company.name && company.address
      ? { status: "here", at: "/privacy#who-is-responsible" }
      : { status: "on-request" }),
  },
  { name: "Draft agreement", use: "Review by your lawyers", status: "on-request" },
  { name: "Processing agreement (Article 28 GDPR)", use: "Projects with personal data", status: "awaited" },
  { name: "Confidentiality agreement", use: "Before you send anything confidential", status: "awaited" },
  { name: "Payment terms and governing law", use: "Review by finance and lawyers", status: "awaited" },
  { name: "List of sub-processors", use: "Data protection review", status: "awaited" },
  { name: "Security certificates", use: "Supplier checks", status: "awaited" },
  { name: "Insurance certificate and annual accounts", use: "Tender papers", status: "awaited" },
  { name: "References that may be named", use: "Tender papers", status: "awaited" },
];
