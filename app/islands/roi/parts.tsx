import type { ComponentProps, ReactNode } from "react";
import styles from "./roi.module.css";

type ButtonProps = ComponentProps<"button"> & { "data-reload"?: boolean };

/** What went wrong or is otherwise than it seems, with a button that helps. `data-reload` reloads the page (islands/start.ts). */
export function Notice({ text, button, ...props }: { text: string; button?: string | false } & ButtonProps) {
  return (
    <p className={styles.notice}>
      {text}
      {button && (
        <>
          {" "}
          <button type="button" className="link-button" {...props}>
            {button}
          </button>
        </>
      )}
    </p>
  );
}

export function Fold({
  title,
  children,
  ...props
}: { title: string; children: ReactNode } & ComponentProps<"details">) {
  return (
    <details className={styles.fold} {...props}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
