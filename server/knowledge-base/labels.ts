/** Role and sector of an entry, as operators set them. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Role, Sector } from "../../shared/contracts/library.ts";

/** What was not asked for stays; null takes it away. */
export function labelled(
  { role, sector, ...metadata }: KnowledgeBaseEntry["metadata"],
  labels: { role?: Role | null | undefined; sector?: Sector | null | undefined },
): KnowledgeBaseEntry["metadata"] {
  const newRole = labels.role === undefined ? role : labels.role;
  const newSector = labels.sector === undefined ? sector : labels.sector;
  return { ...metadata, ...(newRole ? { role: newRole } : {}), ...(newSector ? { sector: newSector } : {}) };
}
