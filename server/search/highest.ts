/** The few of many that are the highest, in falling order: to sort all would take longer than to size them. */
export class Highest<T> {
  private readonly limit: number;
  private readonly kept: { item: T; size: number }[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  add(item: T, size: number): void {
    const { kept, limit } = this;
    if (kept.length === limit && size <= (kept[limit - 1]?.size ?? 0)) return;
    let at = kept.length;
    while (at > 0 && (kept[at - 1]?.size ?? 0) < size) at -= 1;
    kept.splice(at, 0, { item, size });
    if (kept.length > limit) kept.pop();
  }

  all(): T[] {
    return this.kept.map(({ item }) => item);
  }
}
