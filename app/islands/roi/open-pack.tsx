import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { boardPackWords } from "../../../content/board-pack.ts";
import type { BoardPack } from "../../../shared/contracts/board-pack.ts";
import { Field } from "../../ui/field.tsx";
import styles from "./board-pack.module.css";

const words = boardPackWords.open;

interface Props {
  /** Where a file may be dropped. */
  place: RefObject<HTMLElement | null>;
  onOpen: (pack: BoardPack, current: boolean) => void;
}

/** Opens a board pack, chosen or dropped, or shows why it cannot. */
export function OpenPack({ place, onOpen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState("");

  const open = useEffectEvent(async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    setStatus("");
    try {
      const { readPackFile } = await import("./board-pack/read-pack.ts");
      const reading = await readPackFile(file);
      if ("problem" in reading) return setProblem(words.problems[reading.problem]);
      onOpen(reading.pack, reading.current);
      setStatus(words.opened);
    } catch {
      setProblem(words.problems.failed);
    }
  });
  useEffect(() => {
    // Chosen before hydration.
    void open(input.current?.files?.[0]);
    const element = place.current;
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      allow(event);
      void open(event.dataTransfer?.files[0]);
    };
    element?.addEventListener("dragover", allow);
    element?.addEventListener("drop", drop);
    return () => {
      element?.removeEventListener("dragover", allow);
      element?.removeEventListener("drop", drop);
    };
  }, [place]);

  return (
    <div className={styles.open}>
      <Field id="roi-pack" label={words.label} hint={words.hint} error={problem}>
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
