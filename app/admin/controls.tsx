import { type ComponentProps, type ReactNode, useState } from "react";
import field from "../ui/field.module.css";
import { SelectFrame } from "../ui/field.tsx";
import styles from "./parts.module.css";

interface TextButtonProps extends ComponentProps<"button"> {
  /** Which of several alike it is, for those who do not see where it stands. */
  about?: string | undefined;
}

export function TextButton({ about, children, ...props }: TextButtonProps) {
  return (
    <button type="button" className={`link-button ${styles.plain}`} {...props}>
      {children}
      {about && <span className="visually-hidden">: {about}</span>}
    </button>
  );
}

export const Options = ({ names }: { names: Record<string, string> }) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

interface ChoiceProps<Name extends string> {
  label: string;
  names: Record<Name, string>;
  value: Name;
  onChange: (value: Name) => void;
}

export function Choice<Name extends string>({ label, names, value, onChange }: ChoiceProps<Name>) {
  return (
    <SelectFrame>
      <select
        aria-label={label}
        className={field.control}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Name)}
      >
        <Options names={names} />
      </select>
    </SelectFrame>
  );
}

interface FoldProps extends ComponentProps<"details"> {
  title: string;
  /** Each on a line of its own. */
  items?: readonly string[];
}

export function Fold({ title, items, children, ...props }: FoldProps) {
  return (
    <details className={styles.fold} {...props}>
      <summary>{title}</summary>
      {items && (
        <ul>
          {items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
            <li key={place} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      )}
      {children}
    </details>
  );
}

interface SomeProps<Item> {
  items: readonly Item[];
  /** Of how many the rest waits for a press. */
  most: number;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first of a long list, and a press for as many more. */
export function Some<Item>({ items, most, children }: SomeProps<Item>) {
  const [shown, setShown] = useState(most);
  const left = Math.min(most, items.length - shown);
  return (
    <>
      {children(items.slice(0, shown))}
      {left > 0 && (
        <p>
          <TextButton onClick={() => setShown(shown + most)}>
            Show {left} more of {items.length}
          </TextButton>
        </p>
      )}
    </>
  );
}

export function Fact({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface BarsProps {
  /** Of each bar, the parts that stand on each other, the lowest first. */
  bars: readonly (readonly number[])[];
  /** What they show; none where the text beside them says it. */
  label?: string;
  className?: string | undefined;
}

/** Share of its place that a bar takes. */
const BAR = 0.78;

/** Bars, stretched to the available space; `data-part` gives a part its colour. */
export function Bars({ bars, label, className }: BarsProps) {
  const most = Math.max(1, ...bars.map(sumOf));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${bars.length} ${most}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {bars.flatMap((parts, place) =>
        parts.map((height, part) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={`${place} ${part}`}
            data-part={part}
            x={place + (1 - BAR) / 2}
            y={most - sumOf(parts.slice(0, part + 1))}
            width={BAR}
            height={height}
          />
        )),
      )}
    </svg>
  );
}

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
