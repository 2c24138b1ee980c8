/** The words of the board pack (`words/board-pack.json`): of the file, and of the calculator where it is saved and opened. */
import words from "./words/board-pack.json" with { type: "json" };

export const boardPackWords = {
  save: { ...words.save, reason: (value: string, standard: string) => `Why ${value} instead of ${standard}` },
  open: words.open,
  file: {
    ...words.file,
    title: (industry: string, spend: string) => `${industry}: what ${spend} a year could return`,
    made: (day: string, table: string) => `Made on ${day} with the standard assumptions ${table}.`,
    resultNote: (low: string, base: string, high: string) =>
      `The base case returns ${base} in twelve months. It returns ${low} if every assumption turns out badly, and ${high} if every one turns out well. Neither end is likely.`,
    halfNote: (base: string, half: string) =>
      `With half of the recoverable share and half of the uplift, at the same cost, the base case returns ${half} instead of ${base}.`,
    changed: (count: number, all: number) =>
      count === 0
        ? `All ${all} are the standard ones.`
        : `${count} of ${all} were set for this projection. One that is set holds in all three cases.`,
    set: (standard: string) => `Set for this projection; the standard is ${standard}.`,
    driver: (low: string, high: string, from: string, to: string) => `from ${low} to ${high}: return ${from} to ${to}`,
    confirm: (label: string, value: string) => `Who confirms “${label}” at ${value}? The pack gives no reason for it.`,
    measure: (label: string) => `How will “${label}” be measured in a pilot? It moves the return most.`,
  },
};
