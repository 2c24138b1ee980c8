/**
 * The table or list that stands before it, as a file for spreadsheets: the build reads it off the
 * finished page (scripts/build/downloads.ts), so that the two cannot differ.
 */
export function Download({ to, label }: { to: string; label: string }) {
  return (
    <p data-index="no" data-download>
      <a href={to} download>
        {label} (CSV)
      </a>
    </p>
  );
}
