import { THEME, THEMES, type Theme } from "../theme.ts";
import styles from "./theme-choice.module.css";

const WORDS: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

/** In which colours the visitor reads. What the page holds from its first moment on answers it (app/theme.ts). */
export function ThemeChoice() {
  return (
    <fieldset className={styles.choice}>
      <legend>Colours</legend>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input type="radio" name={THEME} value={theme} defaultChecked={theme === "system"} />
          {WORDS[theme]}
        </label>
      ))}
    </fieldset>
  );
}
