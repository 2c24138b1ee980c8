/** What leads through the site, at the head and the foot of every page (`words/navigation.json`). */
import words from "./words/navigation.json" with { type: "json" };

export const { footerGroups } = words;
/** `match` is the start of the paths below an item. */
export const navigation: { label: string; to: string; match?: string }[] = words.navigation;
