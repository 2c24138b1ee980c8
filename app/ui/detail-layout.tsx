import type { ReactNode } from "react";
import { navigation } from "../../content/navigation.ts";
import styles from "./detail-layout.module.css";

interface Entry {
  id: string;
  title: string;
  /** Address of the page that holds it, where that is another: then its id stands here, and leads on. */
  elsewhere?: string | undefined;
}

interface Props {
  /** A section with entries opens to show them. */
  toc: (Entry & { entries?: Entry[] })[];
  children: ReactNode;
}

const CONTENTS = "contents";

/** What stays in a phone's header is home and contact. */
const OTHERS = navigation.slice(1, -1);

/**
 * A page of text: the contents in the margin, the words beside them. Where there is no margin, a
 * button at the bottom of the window opens the contents over the page, without a script.
 */
export function DetailLayout({ toc, children }: Props) {
  return (
    <div className={`container ${styles.layout}`}>
      <div className={styles.dock}>
        <button type="button" className={styles.open} popoverTarget={CONTENTS} data-index="no">
          Contents
        </button>
        <div className={styles.toc} id={CONTENTS} popover="auto">
          <nav aria-label="On this page" data-toc data-behaviour="contents">
            <div className={styles.title}>
              <p>On this page</p>
              <button type="button" className={styles.close} popoverTarget={CONTENTS} popoverTargetAction="hide">
                Close
              </button>
            </div>
            <ol>
              {toc.map(({ entries, ...entry }) => (
                <li key={entry.id}>{entries ? <Entries {...entry} entries={entries} /> : <EntryLink {...entry} />}</li>
              ))}
            </ol>
          </nav>
          <nav aria-label="Other pages" className={styles.pages}>
            <ul>
              {OTHERS.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

const EntryLink = ({ id, title, elsewhere = "" }: Entry) => <a href={`${elsewhere}#${id}`}>{title}</a>;

/** Opens without a script. */
function Entries({ title, entries }: { title: string; entries: Entry[] }) {
  return (
    <details>
      <summary>
        {title} <span>{entries.length}</span>
      </summary>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} id={entry.elsewhere && entry.id} data-elsewhere={entry.elsewhere && ""}>
            <EntryLink {...entry} />
          </li>
        ))}
      </ol>
    </details>
  );
}
