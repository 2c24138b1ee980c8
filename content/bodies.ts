/** The texts of the content files, compiled: read by the pages that show one, while they are built. */
import type { ComponentType } from "react";

export interface Body {
  default: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  toc: { id: string; title: string }[];
  headings: { id: string; title: string }[];
}

const bodies = import.meta.glob<Body>("./{solutions,results,insights,house,legal}/*.mdx", { eager: true });

/** By the name of the file below this folder, as `Page.file` has it. */
export function bodyOf({ file }: { file: string }): Body {
  const body = bodies[`./${file}`];
  if (!body) throw new Error(`no content file ${file}`);
  return body;
}
