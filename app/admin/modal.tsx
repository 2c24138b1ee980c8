import { type ReactNode, useEffect, useRef } from "react";
import styles from "./modal.module.css";

interface Props {
  title: string;
  id: string;
  wide?: boolean;
  /** Escape, or the browser's own way to close. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page: the browser keeps the focus in it, and gives it back afterwards. */
export function Modal({ title, id, wide = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${wide ? styles.wide : ""}`}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </dialog>
  );
}
