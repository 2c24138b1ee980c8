import type { ComponentProps } from "react";
import styles from "./plain-button.module.css";

/** A button within a line of text. `data-reload` reloads the page, as islands/start.ts has it. */
export function PlainButton(props: ComponentProps<"button"> & { "data-reload"?: boolean }) {
  return <button type="button" className={styles.plain} {...props} />;
}
