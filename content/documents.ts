/** The papers that buyers ask for (`documents.yaml`), each with where it stands now. Runs in Node. */
import { companyDetails, ownerAnswerAt } from "./owner.ts";
import { readYaml } from "./parse-yaml.ts";

export type DocumentStatus = "here" | "answered" | "on-request" | "awaited";

export interface BuyerDocument {
  name: string;
  /** What a buyer needs it for. */
  use: string;
  status: DocumentStatus;
  /** Its address, where it is on this site. */
  at?: string | undefined;
}

interface Written extends BuyerDocument {
  /** Id of the owner's answer that takes its place. */
  answer?: string;
  /** Where the company's name and address stand, once both are set. */
  company?: string;
}

export const documentStatus: Record<DocumentStatus, string> = {
  here: "On this site",
  answered: "Our answer",
  "on-request": "Ask us for it",
  awaited: "Ask; we say whether we hold it",
};

/** Name and address are wanted together. */
const isCompanyNamed = () => ["name", "address"].every((wanted) => companyDetails().some(({ id }) => id === wanted));

function placed({ answer, company, ...document }: Written): BuyerDocument {
  const at = answer && ownerAnswerAt(answer);
  if (at) return { ...document, status: "answered", at };
  return company && isCompanyNamed() ? { ...document, status: "here", at: company } : document;
}

export const documents = (readYaml("documents") as Written[]).map(placed);
