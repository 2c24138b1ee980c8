/** The thread of an engine in which some questions go wrong. */
import { answerCalls } from "../answer-calls.ts";

const FAULTS: [RegExp, () => void][] = [
  [
    /!throw!/,
    () => {
      throw new Error(`a fault of ours\nover "my secret"`);
    },
  ],
  [/!exit!/, () => process.exit(3)],
  [
    /!hold!/,
    () => {
      for (;;);
    },
  ],
];

answerCalls(({ args }) => {
  for (const [question, fault] of FAULTS) if (question.test(JSON.stringify(args))) fault();
});
