/** Heading of a section, with its anchor and the questions it answers for the consultant's index. */
import { asking } from "../../content/asking.ts";

export function SectionHeading({ id, title, asks }: { id: string; title: string; asks?: readonly string[] }) {
  return (
    <h2 id={id} {...asking(asks)}>
      {title}
    </h2>
  );
}
