import type { ReactNode } from "react";
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

/**
 * A page of text: the contents in the margin, the words beside them. Where there is no margin, a
 * button in the row at the foot of the window opens the contents over the page, without a script.
 */
export function DetailLayout({ toc, children }: Props) {
  return (
    <div className={`container ${styles.layout}`}>
      <div className={styles.margin} data-print="none">
        <button type="button" className={`dock ${styles.open}`} popoverTarget={CONTENTS} data-index="no">
          Contents
        </button>
        <nav
          className={`sheet ${styles.toc}`}
          id={CONTENTS}
          popover="auto"
          aria-label="On this page"
          data-toc
          data-behaviour="contents"
        >
          <p className="label">On this page</p>
          <ol>
            {toc.map(({ entries, ...entry }) => (
              <li key={entry.id}>{entries ? <Entries {...entry} entries={entries} /> : <EntryLink {...entry} />}</li>
            ))}
          </ol>
        </nav>
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
