/**
 * Makes the heads of a table's sortable columns buttons that order its rows: first rising,
 * then falling. A cell is ordered by its `data-order`, else by its words.
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
  for (const [column, head] of heads.entries()) {
    if (!("sortable" in head.dataset)) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const falling = head.ariaSort === "ascending";
      for (const other of heads) other.removeAttribute("aria-sort");
      head.ariaSort = falling ? "descending" : "ascending";
      const rows = [...body.rows].sort((a, b) => collator.compare(keyOf(a, column), keyOf(b, column)));
      body.append(...(falling ? rows.reverse() : rows));
    });
  }
}
