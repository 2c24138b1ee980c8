import type { ReactNode } from "react";
import { endSession, listSessions } from "../calls.ts";
import { Card, Failure, Loading } from "../card.tsx";
import { TextButton } from "../controls.tsx";
import parts from "../parts.module.css";
import { useChanges } from "../shell.tsx";
import { useLoaded, useTask } from "../use-task.ts";
import { momentOf } from "../words.ts";

export function SessionsCard({ children }: { children: ReactNode }) {
  const { changed } = useChanges();
  const loaded = useLoaded("The sessions could not be loaded.", listSessions);
  const ending = useTask();
  async function end(id: string) {
    const done = await ending.run("The session was not ended.", () => endSession(id));
    loaded.reload();
    // The button is gone, so the heading takes the focus.
    if (done) changed();
    document.getElementById("sessions-title")?.focus();
  }
  return (
    <Card id="sessions" title="Signed in">
      {children}
      <Loading of={loaded} label="Loading the sessions…">
        {(sessions) => (
          <ul className={parts.lines}>
            {sessions.map(({ id, name, startedAt, expiresAt, own }) => (
              <li key={id}>
                <p>
                  {name}
                  {own && " (this session)"}
                </p>
                <p className={parts.facts}>
                  Since {momentOf(startedAt)}, until {momentOf(expiresAt)} at the latest
                  {!own && (
                    <TextButton onClick={() => end(id)} disabled={ending.busy}>
                      End<span className="visually-hidden"> the session of {name}</span>
                    </TextButton>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loading>
      <Failure of={ending} />
    </Card>
  );
}
