import type { ReactNode } from "react";
import type { OpenSession } from "../../../shared/contracts/operator.ts";
import { endSession, listSessions } from "../calls.ts";
import { Card, Problem, Spinner } from "../card.tsx";
import { momentOf } from "../filters.tsx";
import parts from "../parts.module.css";
import { useLoaded, useTask } from "../use-task.ts";
import styles from "./tools.module.css";

/** Who is signed in; any session can be ended. */
export function SessionsCard({ onEnded, children }: { onEnded: () => void; children: ReactNode }) {
  const { value, reload, task } = useLoaded("The sessions could not be loaded.", listSessions);
  const ending = useTask();
  async function end(id: string) {
    const done = await ending.run("The session was not ended.", () => endSession(id));
    reload();
    // The button is gone, so the heading takes the focus.
    if (done) onEnded();
    document.getElementById("sessions-title")?.focus();
  }
  return (
    <Card id="sessions" title="Signed in">
      {children}
      {task.problem && (
        <Problem title="The sessions could not be loaded." onRetry={reload}>
          {task.problem}
        </Problem>
      )}
      {!value && task.busy && <Spinner label="Loading the sessions…" />}
      <ul className={styles.lines}>
        {value?.map((session) => (
          <Session key={session.id} session={session} busy={ending.busy} onEnd={end} />
        ))}
      </ul>
      {ending.problem && <Problem title="The session was not ended.">{ending.problem}</Problem>}
    </Card>
  );
}

interface SessionProps {
  session: OpenSession;
  busy: boolean;
  onEnd: (id: string) => void;
}

function Session({ session: { id, name, startedAt, expiresAt, own }, busy, onEnd }: SessionProps) {
  return (
    <li>
      <p>
        {name}
        {own && " (this session)"}
      </p>
      <p className={styles.facts}>
        Since {momentOf(startedAt)}, until {momentOf(expiresAt)} at the latest
        {!own && (
          <button type="button" className={parts.plain} onClick={() => onEnd(id)} disabled={busy}>
            End<span className="visually-hidden"> the session of {name}</span>
          </button>
        )}
      </p>
    </li>
  );
}
