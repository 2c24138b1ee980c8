/** A band of tiles: the line that opens the footer. */
export function Border() {
  return (
    <svg className="tile-border" width="100%" height="24" aria-hidden="true">
      <pattern id="tile-border" width="48" height="24" patternUnits="userSpaceOnUse">
        <rect width="48" height="24" fill="var(--paper)" />
        <path d="M0 24A24 24 0 0 1 24 0 24 24 0 0 1 48 24Z" fill="var(--cobalt)" />
        <path d="M12 24A12 12 0 0 1 36 24Z" fill="var(--paper)" />
        <path d="M24 14 29 19 24 24 19 19Z" fill="var(--cobalt)" />
      </pattern>
      <rect width="100%" height="24" fill="url(#tile-border)" />
    </svg>
  );
}
