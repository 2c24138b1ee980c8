import { islandWords } from "../../content/islands.ts";
import ChatIsland from "../islands/chat/index.tsx";
import { OPEN_KEY } from "../islands/chat/memory.ts";
import { Island } from "../islands/island.tsx";
import styles from "./chat.module.css";

/**
 * The consultant, on every page, after the skip link: a keyboard is at its round button by the second stop. Nothing of it loads before its button is pressed, round on a desk.
 */
export function Chat({ atFoot }: { atFoot: boolean }) {
  const { way } = islandWords.chat;
  return (
    <aside className={atFoot ? styles.atFoot : undefined} id="chat" aria-label="AI consultant">
      <Island
        name="chat"
        component={ChatIsland}
        when="press"
        openKey={OPEN_KEY}
        className={styles.notices}
        way={<a href={way.to}>{way.label}</a>}
      />
    </aside>
  );
}
