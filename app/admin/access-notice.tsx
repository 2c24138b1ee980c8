import { useAccess } from "./access.tsx";
import { signOut } from "./calls.ts";
import { Problem } from "./card.tsx";
import styles from "./parts.module.css";
import { forgetKept, useTask } from "./use-task.ts";

/** Shows who is signed in, or that no password is set. */
export function AccessNotice() {
  const { access } = useAccess();
  if (access.state === "signed_in") return <SignedIn name={access.name} />;
  if (access.state === "open")
    return (
      <p className={styles.notice}>
        <strong>This page is open to everyone who uses this machine, and closed to everyone else.</strong>{" "}
        <HowToClose />
      </p>
    );
  return null;
}

export function Closed() {
  return (
    <p className={styles.notice}>
      <strong>This page is closed to you.</strong> Without a password it works on the server's own machine only, while{" "}
      <code>SITE_URL</code> is not set. <HowToClose />
    </p>
  );
}

function HowToClose() {
  return (
    <>
      To use it from anywhere with a password, set <code>OPERATOR_PASSWORD</code> (10 characters or more) in the file{" "}
      <code>.env</code> on the server, and start the server again.
    </>
  );
}

function SignedIn({ name }: { name: string }) {
  const { setAccess } = useAccess();
  const task = useTask();
  const leave = () =>
    task.run("Signing out failed.", async () => {
      await signOut();
      forgetKept();
      setAccess({ state: "signed_out" });
    });
  return (
    <>
      <p className={styles.signedIn}>
        <span>Signed in as {name}</span>
        <button type="button" className={styles.plain} onClick={leave} disabled={task.busy}>
          Sign out
        </button>
      </p>
      {task.problem && (
        <Problem title="You are still signed in." onRetry={leave}>
          {task.problem}
        </Problem>
      )}
    </>
  );
}
