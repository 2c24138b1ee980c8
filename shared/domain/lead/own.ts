/** Whether a sector is named as one's own: "we run five hotels", "my bank", "hotel owner here". */

const SELF = /^(?:we|our|ours|us|my|i|we're|we've|i'm|i've)$/iu;
const OWNER_AFTER = /^\s+(?:here|owner|manager|operator|director)\b/iu;
/** Words that a self-description may take up to its sector. */
const WINDOW = 10;

/** Takes the words of the clause before the sector and the text after it. */
export function speaksOfItself(before: readonly string[], after: string): boolean {
  if (OWNER_AFTER.test(after)) return true;
  const words = before.slice(-WINDOW);
  const self = words.findLastIndex((word) => SELF.test(word));
  return self >= 0 && !speaksOfCustomers(words.slice(self));
}

/** "Best prices for hotels" names customers; "manager for a hotel group" and "responsible for hotels" do not. */
function speaksOfCustomers(words: readonly string[]): boolean {
  const at = words.findLastIndex((word) => word.toLowerCase() === "for");
  if (at < 0) return false;
  const one = /^(?:an?|the|our|my|one|two|three|\d+)$/iu.test(words[at + 1] ?? "");
  const office = /^(?:responsible|manager|director|head|lead|work|working)$/iu.test(words[at - 1] ?? "");
  return !one && !office;
}
