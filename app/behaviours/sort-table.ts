/**
 * Makes the heads of a table's sortable columns buttons that order its rows: first rising,
 * then falling. A cell is ordered by its `data-order`, else by its words. Links before the
 * table that lead to a group of its rows (`data-group`) show that group alone.
 */

const collator = new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" });

const keyOf = (row: HTMLTableRowElement, column: number) => {
  const cell = row.cells[column];
  return cell?.dataset.order ?? cell?.textContent ?? "";
};

export function start(table: HTMLElement) {
  const body = table.querySelector("tbody");
  const heads = [...table.querySelectorAll<HTMLTableCellElement>("thead th")];
  if (!body) return;
  filterBy(table.previousElementSibling, [...body.rows]);
  for (const [column, head] of heads.entries()) {
    if (!("sortable" in head.dataset)) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const falling = head.ariaSort === "ascending";
      for (const other of heads) other.ariaSort = null;
      head.ariaSort = falling ? "descending" : "ascending";
      const rows = [...body.rows].sort((a, b) => collator.compare(keyOf(a, column), keyOf(b, column)));
      body.append(...(falling ? rows.reverse() : rows));
    });
  }
}

function filterBy(links: Element | null, rows: HTMLTableRowElement[]) {
  links?.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link) return;
    // The rows stay where they are seen; without this script the link leads to the first of them.
    event.preventDefault();
    links.querySelector("[aria-current]")?.removeAttribute("aria-current");
    link.ariaCurrent = "true";
    const group = link.hash.slice(1);
    const isGroup = rows.some((row) => row.dataset.group === group);
    for (const row of rows) row.hidden = isGroup && row.dataset.group !== group;
  });
}
