/** What buyers ask for and no page gives: the consultant says so, and the public answers list it. */
import { z } from "zod";
import type { Unpublished } from "../shared/contracts/library.ts";
import { printed } from "../shared/domain/typography.ts";
import { ownerAnswerAt, readOwner } from "./owner.ts";
import { readYaml } from "./parse-yaml.ts";

const matters = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z-]+$/),
    /** Ends the sentence "Nothing is published on this website about …". */
    matter: z.string().regex(/^\S.*[^.\s]$/),
    /** The question of `content/owner.yaml` whose answer ends it. */
    until: z.string().optional(),
    /** As many as make their mean tell what they have in common. */
    asked: z.array(z.string().min(1)).min(8),
  }),
);

/** Without what the owner has answered. Throws where the file has another form, or names no question of the owner's. */
export function unpublished(): Unpublished[] {
  const asked = new Set(readOwner().questions.map(({ id }) => id));
  const all = matters.parse(readYaml("unpublished"));
  for (const { id, until } of all)
    if (until && !asked.has(until)) throw new Error(`content/unpublished.yaml: ${id}: owner.yaml has no "${until}"`);
  return all
    .filter(({ until }) => !until || !ownerAnswerAt(until))
    .map(({ id, matter, asked }) => ({ id, matter: printed(matter), asked }));
}
