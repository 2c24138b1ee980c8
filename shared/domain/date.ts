/** "2025-09-30" as "30 September 2025" (British long form). */
export function longDate(isoDate: string): string {
  return new Date(`${isoDate}T00:00:00Z`).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

/**
 * The day on the clock of whoever looks, as "2025-09-30": for what is dated in a browser (a citation, a board pack,
 * "today"). What the server and the build date has the day in UTC.
 */
export const localDay = (time: Date) =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

const DAY = 86_400_000;

/** The day (UTC) of a time in milliseconds since 1970, as "2025-09-30". */
export const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day that lies `days` before that of `time`. */
export const daysBefore = (time: number, days: number) => isoDay(time - days * DAY);

/** So many days up to that of `time`, the earliest first. */
export const lastDays = (time: number, count: number) =>
  Array.from({ length: count }, (_, place) => daysBefore(time, count - 1 - place));
