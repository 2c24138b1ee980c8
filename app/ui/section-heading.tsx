/** Heading of a section, with its anchor and the questions it answers for the consultant's index. */
import { asksAttribute } from "../../content/asks-attribute.ts";
import { HeadingLink } from "./heading-link.tsx";

interface Props {
  id: string;
  title: string;
  asks?: readonly string[];
  /** The heading is the link to its own address, as on every page of text. */
  linked?: boolean;
}

export function SectionHeading({ id, title, asks, linked }: Props) {
  return (
    <h2 id={id} {...asksAttribute(asks)}>
      {linked ? <HeadingLink id={id}>{title}</HeadingLink> : title}
    </h2>
  );
}
