/** Heading of a section, with its anchor and the questions it answers for the consultant's index. */
export function SectionHeading({ id, title, asks }: { id: string; title: string; asks?: readonly string[] }) {
  return (
    <h2 id={id} data-asks={asks?.join("|")}>
      {title}
    </h2>
  );
}
