import type { Sector } from "../../shared/contracts/library.ts";

/** A subject as it is written down: names of the work ("in the finance case") and of the client ("at the bank"). */
export interface NamedSubject {
  id: string;
  title: string;
  /** Names of the thing itself, in lower case. */
  names: string[];
  /** Names of the client of a case. */
  clients?: string[];
  sectors: Sector[];
  pages: string[];
}
