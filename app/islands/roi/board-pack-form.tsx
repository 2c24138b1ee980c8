import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { boardPackWords } from "../../../content/board-pack.ts";
import type { BoardPack } from "../../../shared/contracts/board-pack.ts";
import { valueText } from "../../../shared/domain/roi/labels.ts";
import { filled } from "../../../shared/domain/typography.ts";
import { type Assumption, type Industry, REASON_LIMIT } from "../../../shared/roi-model/limits.ts";
import { storedSummary } from "../../chat-summary.ts";
import { saveFile } from "../../copy.ts";
import { listen } from "../../listen.ts";
import { Field } from "../../ui/field.tsx";
import styles from "./board-pack.module.css";
import { Fold } from "./parts.tsx";
import type { Outcome } from "./use-projection.ts";

/** Parts of a board pack beside the projection, stored with the inputs. */
export interface PackNotes {
  /** By industry, like the assumptions that they are for. */
  reasons: Partial<Record<Industry, Partial<Record<Assumption, string>>>>;
  /** Summary of a conversation that came with an opened pack. */
  talk: string;
}

interface Pack {
  notes: PackNotes;
  onReason: (industry: Industry, name: Assumption, reason: string) => void;
  open: (pack: BoardPack, current: boolean) => void;
}

const { save: words, open: openWords } = boardPackWords;

/** Where a board pack is saved, once there is a projection, and opened. `place`: where a file may be dropped. */
export function BoardPackFold(props: {
  outcome: Outcome | undefined;
  place: RefObject<HTMLElement | null>;
  pack: Pack;
}) {
  const { outcome, place, pack } = props;
  const [talk, setTalk] = useState("");
  return (
    <Fold
      title={outcome ? words.title : openWords.label}
      onToggle={({ currentTarget }) => {
        // The conversation may have gone on since.
        if (currentTarget.open) setTalk(storedSummary() || pack.notes.talk);
      }}
    >
      <div className={styles.pack}>
        {outcome && <SavePack outcome={outcome} pack={pack} talk={talk} />}
        <OpenPack place={place} onOpen={pack.open} />
      </div>
    </Fold>
  );
}

/** Saves the projection as one file, with a reason for each assumption that was changed. */
function SavePack({ outcome, pack, talk }: { outcome: Outcome; pack: Pack; talk: string }) {
  const [withTalk, putTalk] = useState(false);
  const [status, setStatus] = useState<{ of: Outcome; text: string }>();
  const changed = outcome.result.assumptions?.used.filter((one) => one.changed) ?? [];
  const { currency, industry } = outcome.request;
  const texts = pack.notes.reasons[industry] ?? {};

  const save = async () => {
    const reasons = Object.fromEntries(
      changed.flatMap(({ name }) => (texts[name]?.trim() ? [[name, texts[name]?.trim()]] : [])),
    );
    const text = await saved({ request: outcome.request, reasons, ...(withTalk && talk ? { talk } : {}) });
    setStatus({ of: outcome, text });
  };
  return (
    <div>
      <p>{words.note}</p>
      {changed.map(({ name, label, base, standard }) => (
        // The name of the assumption is the group's: as the field's own it would be taken for the value's field.
        <fieldset key={name}>
          <legend>{label}</legend>
          <Field
            id={`roi-reason-${name}`}
            label={filled(words.reason, {
              value: valueText(name, base, currency),
              standard: valueText(name, standard, currency),
            })}
          >
            {(props) => (
              <textarea
                {...props}
                rows={2}
                maxLength={REASON_LIMIT}
                value={texts[name] ?? ""}
                onChange={(event) => pack.onReason(industry, name, event.currentTarget.value)}
              />
            )}
          </Field>
        </fieldset>
      ))}
      {talk && (
        <label className={styles.talk}>
          <input type="checkbox" checked={withTalk} onChange={(event) => putTalk(event.currentTarget.checked)} />
          {words.talk}
        </label>
      )}
      <button type="button" className="button quiet" onClick={save}>
        {words.button}
      </button>
      <p role="status">{status?.of === outcome && status.text}</p>
    </div>
  );
}

/** Writes and saves the file, with code that is loaded only now. Returns the message to show. */
async function saved(entered: Parameters<typeof import("./board-pack/document.ts").packOf>[0]): Promise<string> {
  try {
    const { packDocument, packOf } = await import("./board-pack/document.ts");
    const pack = packOf(entered, new Date());
    const file = new Blob([packDocument(pack, location.origin)], { type: "text/html" });
    saveFile({ file, name: `board-pack-${pack.made}.html` });
    return words.saved;
  } catch {
    return words.failed;
  }
}

/** Opens a board pack, chosen or dropped, or shows why it cannot. */
function OpenPack({ place, onOpen }: { place: RefObject<HTMLElement | null>; onOpen: Pack["open"] }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState("");

  const open = useEffectEvent(async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    setStatus("");
    const fail = (reason: keyof typeof openWords.problems) => {
      setProblem(openWords.problems[reason]);
      // A file may be dropped where this is folded.
      input.current?.closest("details")?.setAttribute("open", "");
    };
    try {
      const { readPackFile } = await import("./board-pack/read-pack.ts");
      const reading = await readPackFile(file);
      if ("problem" in reading) return fail(reading.problem);
      onOpen(reading.pack, reading.current);
      setStatus(openWords.opened);
    } catch {
      fail("failed");
    }
  });
  useEffect(() => {
    // Chosen before hydration.
    void open(input.current?.files?.[0]);
    const take = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
      if (event.type === "drop") void open(event.dataTransfer?.files[0]);
    };
    return place.current ? listen(["dragover", "drop"], take, place.current) : undefined;
  }, [place]);

  return (
    <div>
      <Field id="roi-pack" label={openWords.label} hint={openWords.hint} error={problem}>
        {(props) => (
          <input
            {...props}
            ref={input}
            type="file"
            accept=".html,.htm,text/html"
            onChange={({ currentTarget }) => {
              void open(currentTarget.files?.[0]);
              // So that the same file can be chosen again once it is corrected.
              currentTarget.value = "";
            }}
          />
        )}
      </Field>
      <p role="status" className="visually-hidden">
        {problem ?? status}
      </p>
    </div>
  );
}
