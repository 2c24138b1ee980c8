/**
 * The words of drawings that show a process (`words/processes.json`): each is taken from the page, as it stands there
 * (`app/drawings/words.test.tsx` looks for it), so that a drawing cannot say what the text does not.
 */
import words from "./words/processes.json" with { type: "json" };

export const {
  gates,
  decisions,
  week,
  pilotSteps,
  pilotEnds,
  replies,
  oneLog,
  lists,
  report,
  courses,
  duties,
  grounds,
  measuredWords,
  travels,
  checksLaid,
  checksOpen,
  numberKinds,
} = words;
