import { type ReactNode, useLayoutEffect, useRef } from "react";
import { isAllowed, useAccess } from "./access.tsx";
import styles from "./modal.module.css";

interface Props {
  title: string;
  id: string;
  wide?: boolean;
  /** By Escape or the browser's own close request. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page: the browser keeps the focus in it, and gives it back afterwards. While an operator must sign
 * in again it is closed, since nothing beside an open one could be used, and then opens again with all that is in it.
 */
export function Modal({ title, id, wide = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const allowed = isAllowed(useAccess().access);
  // Before the dialog leaves the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    if (!allowed) return;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [allowed]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${wide ? styles.wide : ""}`}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (allowed && !dialog.current?.open) onClose();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </dialog>
  );
}
