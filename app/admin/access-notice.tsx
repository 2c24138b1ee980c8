import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readStored, store } from "../browser-storage.ts";
import { useAccess } from "./access.tsx";
import { TextButton } from "./controls.tsx";
import styles from "./parts.module.css";

const READ = "operator notice read";

/** Says once that no password is set; under Upkeep it always stands. */
export function OpenNotice({ always = false }: { always?: boolean }) {
  const { access } = useAccess();
  const isUpkeep = useLocation().pathname.startsWith("/admin/upkeep");
  const [isRead, setRead] = useState(true);
  useEffect(() => setRead(readStored("localStorage", READ) === true), []);
  if (access.state !== "open" || (always ? false : isRead || isUpkeep)) return null;
  function close() {
    setRead(true);
    store("localStorage", READ, true);
    document.querySelector("h1")?.focus();
  }
  return (
    <div className={styles.notice}>
      <p>
        <strong>This page is open to everyone who uses this machine, and closed to everyone else.</strong>{" "}
        <HowToClose />
      </p>
      {!always && <TextButton onClick={close}>Understood</TextButton>}
    </div>
  );
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
