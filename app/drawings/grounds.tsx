import { grounds } from "../../content/drawn-words.ts";
import own from "./processes.module.css";

/** Courses of a wall, each on firmer ground than the one above it. */
export function Grounds() {
  return (
    <ol className={own.courses}>
      {grounds.map(({ question, answer }) => (
        <li key={question}>
          {question} <span className={own.answer}>{answer}</span>
        </li>
      ))}
    </ol>
  );
}
