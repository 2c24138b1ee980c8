/** The sign of the house: one tile. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" fill="var(--cobalt)" />
      <path d="M0 16A16 16 0 0 1 16 0M16 32A16 16 0 0 1 32 16" fill="none" stroke="var(--paper)" strokeWidth="3" />
      <path d="M16 10 22 16 16 22 10 16Z" fill="var(--paper)" />
    </svg>
  );
}
