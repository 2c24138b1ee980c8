import type { ReactNode } from "react";
import "./heading-link.css";

/** The words of a heading as the link to its own address: to be copied, shared and kept. */
export function HeadingLink({ id, children }: { id: string | undefined; children: ReactNode }) {
  return <a href={`#${id}`}>{children}</a>;
}
