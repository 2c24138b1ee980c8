/** Does the work, saying how long it took. */
export function step<T>(name: string, work: () => T | Promise<T>): Promise<T>;
/** What to do about a full disk or a folder that cannot be written to; undefined where `words` speak of neither. */
export function remedy(words: string): string | undefined;
