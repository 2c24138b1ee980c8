import { type ChangeEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { ImportReport } from "../../../shared/contracts/operator.ts";
import { saveFile } from "../../copy.ts";
import { showToast } from "../../ui/toaster.ts";
import { applyImport, exportEntries, previewImport } from "../calls.ts";
import { Card, Failure, Problem } from "../card.tsx";
import { TextButton } from "../controls.tsx";
import parts from "../parts.module.css";
import { useChanges } from "../shell.tsx";
import { useTask } from "../use-task.ts";
import { count, plural } from "../words.ts";
import { ImportPreview } from "./import-preview.tsx";

export function ExchangeCard() {
  const { changed } = useChanges();
  const exporting = useTask();
  const importing = useTask();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<{ name: string; file: Blob; report: ImportReport }>();
  const [refused, setRefused] = useState<string>();
  const [done, setDone] = useState<ImportReport>();

  const save = (format: "csv" | "json") =>
    exporting.run("The entries were not exported.", async () => saveFile(await exportEntries(format)));

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget.files?.[0];
    setPreview(undefined);
    setRefused(undefined);
    setDone(undefined);
    importing.clear();
    if (!chosen) return;
    const file = await typedFile(chosen);
    if (typeof file !== "string") return void look(chosen.name, file);
    setRefused(file);
    // So that the same file can be chosen once more.
    if (input.current) input.current.value = "";
  }

  const look = (name: string, file: Blob) =>
    importing.run("The file could not be read.", async () => {
      setPreview({ name, file, report: await previewImport(file) });
    });

  function leave() {
    setPreview(undefined);
    importing.clear();
    if (input.current) input.current.value = "";
  }

  async function apply(file: Blob, revision: number) {
    const report = await importing.run("Nothing was imported.", () => applyImport(file, revision));
    if (!report) return;
    leave();
    setDone(report);
    showToast({ kind: "success", title: `Imported ${plural(report.added + report.changed, "entry", "entries")}` });
    changed();
  }

  return (
    <Card id="exchange" title="Import and export">
      <div className={parts.file}>
        <label htmlFor="import-file">Import a file</label>
        <input
          ref={input}
          id="import-file"
          type="file"
          accept=".csv,.json,.md,text/csv,text/markdown,application/json"
          aria-describedby="import-hint"
          onChange={choose}
          disabled={importing.busy}
        />
        <p id="import-hint" className={parts.quiet}>
          A table of questions and answers from a spreadsheet, a Markdown file, or what was exported. You see first what
          would change; entries that come from pages are left alone.
        </p>
        <p>
          <TextButton onClick={() => saveFile(TEMPLATE)}>Download a template</TextButton>
        </p>
      </div>
      <div role="status">
        {done && (
          <p>
            {count(done.added)} added, {count(done.changed)} changed
            {done.errors.length > 0 && `, ${plural(done.errors.length, "row")} left out`}.{" "}
            <Link to="/admin/history">Look at it, or take it back</Link>
          </p>
        )}
      </div>
      {refused && <Problem title="This file cannot be imported.">{refused}</Problem>}
      <Failure of={importing} onRetry={preview && (() => look(preview.name, preview.file))} retry="Look at it again" />
      {preview && (
        <ImportPreview
          name={preview.name}
          report={preview.report}
          busy={importing.busy}
          onApply={() => apply(preview.file, preview.report.revision)}
          onCancel={leave}
        />
      )}
      <h3>All entries, to a file</h3>
      <p className="button-row">
        <button type="button" className="button quiet" onClick={() => save("csv")} disabled={exporting.busy}>
          Export CSV
        </button>
        <button type="button" className="button quiet" onClick={() => save("json")} disabled={exporting.busy}>
          Export JSON
        </button>
      </p>
      <Failure of={exporting} />
    </Card>
  );
}

const TYPES: Record<string, string> = { csv: "text/csv", json: "application/json", md: "text/markdown" };

/** As a spreadsheet opens it: with the mark by which it knows the letters. */
const TEMPLATE = {
  name: "questions-and-answers.csv",
  file: new Blob(["\uFEFFquestion,answer\r\nWhere do visitors park?,There are six spaces behind the house.\r\n"], {
    type: "text/csv",
  }),
};

/** A Markdown file without a first heading is named by its file. */
const titled = async (file: File, ending: string): Promise<string[]> =>
  ending === "md" && !/^# /m.test(await file.text()) ? [`# ${file.name.replace(/\.md$/i, "")}\n\n`] : [];

/** Bytes that the server reads of a file. */
const FILE_LIMIT = 10 * 1024 * 1024;

/**
 * What is in the file, with the type of its extension, or why it cannot be imported. It is read once: what is looked
 * at is what is imported, whatever becomes of the file meanwhile.
 */
async function typedFile(file: File): Promise<Blob | string> {
  const ending = /\.(csv|json|md)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!ending) return "Choose a file that ends in .csv, .md or .json. A spreadsheet saves its table as CSV.";
  if (file.size > FILE_LIMIT) return "It may have at most 10 MB.";
  if (file.size === 0) return "It is empty.";
  try {
    return new Blob([...(await titled(file, ending)), await file.arrayBuffer()], { type: TYPES[ending] ?? "" });
  } catch (error) {
    console.warn("The chosen file could not be read.", error);
    return "The browser could not read it: it was changed or moved since you chose it. Choose it again.";
  }
}
