/** The words of the board pack: of the file, and of the calculator where it is saved and opened. */

export const boardPackWords = {
  save: {
    title: "Take it to the board",
    note: "One file with this projection, its range, your assumptions and their sources, and the questions that are open. It is made in your browser, opens anywhere, and can be opened here again to go on.",
    reason: (value: string, standard: string) => `Why ${value} instead of ${standard}`,
    talk: "Put in the summary of my talk with the consultant",
    button: "Save the board pack",
    saved: "The file is among your downloads. It holds your entries: whoever has it can read them.",
    failed: "The file could not be made. Check your connection and try again.",
  },
  open: {
    label: "Open a board pack",
    hint: "A file that was saved here. Choose it, or drop it on the calculator.",
    problems: {
      foreign: "This file is no board pack. Choose an HTML file that was saved from this calculator.",
      damaged: "This board pack is damaged: its data cannot be read. Ask for the file as it was saved.",
      newer: "This board pack was made by a newer version of this page. Reload the page and open it again.",
      large: "This file is too large for a board pack.",
      failed: "The file could not be opened. Check your connection and try again.",
    },
    opened: "The board pack is open. Its entries are in the form.",
    otherTable:
      "This board pack was made with other standard assumptions. The figures here come from today’s, so they may differ from those in the file.",
  },
  file: {
    kicker: "Board pack",
    title: (industry: string, spend: string) => `${industry}: what ${spend} a year could return`,
    made: (day: string, table: string) => `Made on ${day} with the standard assumptions ${table}.`,
    result: "The projection",
    resultNote: (low: string, base: string, high: string) =>
      `The base case returns ${base} in twelve months. It returns ${low} if every assumption turns out badly, and ${high} if every one turns out well. Neither end is likely.`,
    case: "Case",
    drawing: "Balance over twelve months",
    caption: "The balance month by month: saved and kept, less the cost that is due",
    half: "What if the effect is half",
    halfNote: (base: string, half: string) =>
      `With half of the recoverable share and half of the uplift, at the same cost, the base case returns ${half} instead of ${base}.`,
    assumptions: "The assumptions, and why they are what they are",
    changed: (count: number, all: number) =>
      count === 0
        ? `All ${all} are the standard ones.`
        : `${count} of ${all} were set for this projection. One that is set holds in all three cases.`,
    columns: { assumption: "Assumption", low: "Low", base: "Base", high: "High", why: "Why" },
    set: (standard: string) => `Set for this projection; the standard is ${standard}.`,
    reason: "Reason given:",
    noReason: "No reason is given.",
    drivers: "What moves the return most",
    driver: (low: string, high: string, from: string, to: string) => `from ${low} to ${high}: return ${from} to ${to}`,
    sources: "The figures relied on",
    sourcesNote:
      "Published results that the assumptions stay below. They are other clients’ results and show what was possible there.",
    says: "What the numbers say",
    recommendation: "Recommendation",
    entered: "What was entered",
    goals: "Goals",
    challenges: "Challenges",
    questions: "Open questions for procurement",
    confirm: (label: string, value: string) => `Who confirms “${label}” at ${value}? The pack gives no reason for it.`,
    measure: (label: string) => `How will “${label}” be measured in a pilot? It moves the return most.`,
    standing: [
      "What is today’s level of each thing that is to improve, over which period, and who signs it as the baseline?",
      "What does the programme cost in full, the time of our own people included, and when does each part fall due?",
      "Who may stop it, by which figure and on which day, and what is owed then?",
      "Which data leave our systems, who processes them and where, and under which agreement?",
      "Who approves what software drafts, and how is each approval recorded?",
      "To whom do accounts, data and texts belong on the day we leave?",
    ],
    talk: "The talk with the consultant",
    again: "To go on",
    againNote: "Open this file on the page of the calculator: the entries, the reasons and the talk are in it.",
    private: "It holds what was entered. Whoever has the file can read it.",
    page: "Page",
  },
} as const;
