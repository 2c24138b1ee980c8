/** A band of tiles: the line that opens the footer. It stands at the end of a page. */
export function Border() {
  return (
    <div className="tile-border" aria-hidden="true">
      <img src="/art/border.svg" alt="" loading="lazy" />
    </div>
  );
}
