/** The words of the chat (`words/chat.json`). */
export { default as chatWords } from "./words/chat.json" with { type: "json" };
