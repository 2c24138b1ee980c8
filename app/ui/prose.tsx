import { Children, type ComponentProps, type ComponentType, Fragment, isValidElement, type ReactNode } from "react";
import type { ChartId } from "../../content/charts.ts";
import type { Quote as QuoteWords } from "../../content/schema.ts";
import { Chart } from "./chart/chart.tsx";
import { cellsOf, DataTable } from "./data-table/data-table.tsx";
import { ClientQuote, Pull } from "./faq.tsx";
import { HeadingLink } from "./heading-link.tsx";
import styles from "./prose.module.css";

type HeadingProps = ComponentProps<"h2">;

/** As `content/bodies.ts` marks it. */
interface SectionProps {
  "data-of"?: string;
  "data-form"?: "example" | "parts";
  children?: ReactNode;
}

/** What a content file may use beside Markdown. */
const components = {
  Download,
  Pull,
  h2: ({ children, ...props }: HeadingProps) => (
    <h2 {...props}>
      <HeadingLink id={props.id}>{children}</HeadingLink>
    </h2>
  ),
  h3: ({ children, ...props }: HeadingProps) => (
    <h3 {...props}>
      <HeadingLink id={props.id}>{children}</HeadingLink>
    </h3>
  ),
  Chart: ({ id }: { id: ChartId }) => <Chart id={id} />,
  Note: ({ children }: { children: ReactNode }) => <div role="note">{children}</div>,
  table: ({ children }: { children?: ReactNode }) => {
    const [head = [], ...rows] = cellsOf(children);
    return <DataTable className={styles.table} head={head} rows={rows} />;
  },
};

/** A part of the page that is no text, as wide as the window: it stands before the section of its argument, or after it. */
export interface Inset {
  before?: string | undefined;
  after?: string | undefined;
  part: ReactNode;
}

interface Props {
  /** Law is read by its headings, which stand in a column of their own. */
  legal?: boolean;
  insets?: readonly Inset[];
  /** What stands in the margin, by section. */
  beside?: ReadonlyMap<string, ReactNode>;
  Body: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  /** What `<Quote />` in the text shows. */
  quote?: QuoteWords | undefined;
  /** Parts that the content files of one kind of page may use. */
  parts?: Record<string, ComponentType>;
}

/** The body of a content file. */
export function Prose({ Body, quote, parts, legal, beside, insets = [] }: Props) {
  const Quote = () => quote && <ClientQuote {...quote} />;
  const section = ({ "data-of": of, "data-form": form, children }: SectionProps) => (
    <>
      {insets.map(({ before, part }) => before === of && <Fragment key={of}>{part}</Fragment>)}
      <section className={form && styles[form]}>
        {form ? children : <Noted beside={of ? beside?.get(of) : undefined}>{children}</Noted>}
      </section>
      {insets.map(({ after, part }) => after === of && <Fragment key={of}>{part}</Fragment>)}
    </>
  );
  return (
    <div className={legal ? `${styles.prose} ${styles.legal}` : styles.prose}>
      <Body components={{ ...components, ...parts, Quote, section } as Record<string, ComponentType<never>>} />
    </div>
  );
}

/** Whether it takes the columns of the margin, too. */
const isWide = (child: ReactNode) =>
  isValidElement(child) && [components.table, components.Chart, Pull].some((part) => part === child.type);

/** Words with what belongs beside them: notes of the text, and what the page knows of its section. */
function Noted({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  const all = Children.toArray(children);
  const isNote = (child: ReactNode) => isValidElement(child) && child.type === components.Note;
  const words = all.filter((child) => !isNote(child));
  if (!beside && words.length === all.length) return children;
  const end = words.findIndex(isWide);
  const first = words.slice(0, end < 0 ? words.length : end);
  return (
    <>
      <div className={styles.noted}>
        {first}
        <div className={styles.beside}>
          {beside}
          {all.filter(isNote)}
        </div>
      </div>
      {words.slice(first.length)}
    </>
  );
}

/**
 * The table or list that stands before it, as a file for spreadsheets: the build reads it off the
 * finished page (scripts/build/bundle-folder.ts), so that the two cannot differ.
 */
function Download({ to, label }: { to: string; label: string }) {
  return (
    <p data-index="no" className={styles.download} data-print="none" data-download>
      <a className="way" href={to} download>
        {label} (CSV)
      </a>
    </p>
  );
}
