import { useState } from "react";

/** What a screen reader is told of the form. The same words are said again under another number. */
export function useStatus() {
  const [said, setSaid] = useState({ words: "", number: 0 });
  return {
    said,
    say: (words: string) => setSaid(({ number }) => ({ words, number: number + 1 })),
    forget: () => setSaid((before) => (before.words ? { ...before, words: "" } : before)),
  };
}
