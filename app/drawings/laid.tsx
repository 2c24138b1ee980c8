import { checksLaid, checksOpen } from "../../content/drawn-words.ts";
import own from "./places.module.css";

/** A wall of tiles: one for each check that is made, and a gap for each that is still to be made. */
export function Laid() {
  return (
    <ul className={own.wall}>
      {checksLaid.map((check) => (
        <li key={check}>{check}</li>
      ))}
      {checksOpen.map((check) => (
        <li key={check} data-open>
          {check} <span>not yet</span>
        </li>
      ))}
    </ul>
  );
}
