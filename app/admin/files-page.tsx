import { useEffect } from "react";
import { prepareToasts } from "../ui/toaster.tsx";
import { Card } from "./card.tsx";
import { adminMeta } from "./head.tsx";
import parts from "./parts.module.css";
import { useChanges } from "./shell.tsx";
import { ExchangeCard } from "./tools/exchange-card.tsx";
import { IngestCard } from "./tools/ingest-card.tsx";

export const meta = () => adminMeta("/admin/files");

export default function FilesPage() {
  const { changed } = useChanges();
  useEffect(prepareToasts, []);
  return (
    <div className={parts.workspace}>
      <div>
        <ExchangeCard onImported={changed} />
      </div>
      <div>
        <IngestCard onDone={changed} />
        <BackupCard />
      </div>
    </div>
  );
}

/** Only explains backups: they hold secrets, so they are made on the server. */
function BackupCard() {
  return (
    <Card id="backup" title="Backup">
      <p>
        An export holds the entries. A backup holds everything that is kept for good, the record of changes too, and no
        questions and ratings of visitors, which are deleted in time. It is made on the server, while the site runs:
      </p>
      <ul>
        <li>
          <code>npm run backup</code> writes one file and names it.
        </li>
        <li>
          <code>npm run restore -- file --replace</code> puts that file in the place of what is there.
        </li>
      </ul>
    </Card>
  );
}
