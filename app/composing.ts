/**
 * Whether a key belongs to an input method, which chooses a word by Enter and moves among words by arrows. Safari ends
 * the composition before the key that confirms it, and tells it by the key code alone.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;
