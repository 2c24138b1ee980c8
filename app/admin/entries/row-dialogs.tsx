import { useCallback, useState } from "react";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";

/** The dialogs of a list's rows: editing and deleting. */
export function useRowDialogs() {
  const [open, setOpen] = useState<{ dialog: "edit" | "remove"; entry: ListedEntry }>();
  const edit = useCallback((entry: ListedEntry) => setOpen({ dialog: "edit", entry }), []);
  const remove = useCallback((entry: ListedEntry) => setOpen({ dialog: "remove", entry }), []);
  const close = useCallback(() => setOpen(undefined), []);
  return { open, edit, remove, close };
}

interface Props {
  dialogs: ReturnType<typeof useRowDialogs>;
  onSaved: () => void;
  onDeleted: (entry: ListedEntry) => void;
}

export function RowDialogs({ dialogs: { open, close }, onSaved, onDeleted }: Props) {
  if (!open) return null;
  const { dialog, entry } = open;
  if (dialog === "remove")
    return (
      <DeleteDialog
        entry={entry}
        onClose={close}
        onDeleted={() => {
          close();
          onDeleted(entry);
        }}
      />
    );
  return (
    <EditDialog
      id={entry.id}
      entry={entry}
      onClose={close}
      onSaved={() => {
        close();
        onSaved();
      }}
    />
  );
}
