import type { ReactNode } from "react";
import { TextButton } from "./controls.tsx";
import styles from "./parts.module.css";
import type { Loaded, Task } from "./use-task.ts";

interface Props {
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function Card({ id, title, aside, children }: Props) {
  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface ProblemProps {
  title: string;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retry?: string;
}

/** An error message where the error is, with a retry. */
export function Problem({ title, children, onRetry, retry = "Try again" }: ProblemProps) {
  return (
    <div role="alert" className={styles.problem}>
      <p>
        <strong>{title}</strong> {children}
      </p>
      {onRetry && <TextButton onClick={onRetry}>{retry}</TextButton>}
    </div>
  );
}

interface FailureProps extends Partial<ProblemProps> {
  of: Pick<Task, "failure">;
}

/** The problem of a task whose last run failed. Without a title it is called as the task was. */
export const Failure = ({ of: { failure }, ...props }: FailureProps) =>
  failure && (
    <Problem title={failure.name} {...props}>
      {failure.reason}
    </Problem>
  );

export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className={styles.spinner}>
      {label}
    </p>
  );
}

interface LoadingProps<T> {
  of: Loaded<T>;
  label: string;
  children: (value: T) => ReactNode;
}

/** What is made of loaded data. Until it is there a spinner stands for it, and where it failed, why, and another attempt. */
export function Loading<T>({ of, label, children }: LoadingProps<T>) {
  return (
    <>
      <Failure of={of} onRetry={of.reload} />
      {of.value === undefined ? of.busy && <Spinner label={label} /> : children(of.value)}
    </>
  );
}
