/** The words of the board pack (`words/board-pack.json`): of the file, and of the calculator where it is saved and opened. */
export { default as boardPackWords } from "./words/board-pack.json" with { type: "json" };
