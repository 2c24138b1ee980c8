import { type ComponentProps, type ComponentType, Fragment, type ReactNode } from "react";
import type { ChartId } from "../../content/charts.ts";
import type { Quote as QuoteWords } from "../../content/schema.ts";
import { Chart } from "./chart/chart.tsx";
import { cellsOf, DataTable } from "./data-table/data-table.tsx";
import { ClientQuote } from "./faq.tsx";
import { HeadingLink } from "./heading-link.tsx";
import styles from "./prose.module.css";

type HeadingProps = ComponentProps<"h2">;

/** As `content/bodies.ts` marks it. */
interface SectionProps {
  "data-of"?: string;
  "data-form"?: "example" | "noted" | "parts";
  children?: ReactNode;
}

/** What a content file may use beside Markdown. */
const components = {
  Download,
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
  Note: ({ children }: { children: ReactNode }) => (
    <div className={styles.note} role="note">
      {children}
    </div>
  ),
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
  Body: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  /** What `<Quote />` in the text shows. */
  quote?: QuoteWords | undefined;
  /** Parts that the content files of one kind of page may use. */
  parts?: Record<string, ComponentType>;
}

/** The body of a content file. */
export function Prose({ Body, quote, parts, legal, insets = [] }: Props) {
  const Quote = () => quote && <ClientQuote {...quote} />;
  const section = ({ "data-of": of, "data-form": form, children }: SectionProps) => (
    <>
      {insets.map(({ before, part }) => before === of && <Fragment key={of}>{part}</Fragment>)}
      <section className={form && styles[form]}>{children}</section>
      {insets.map(({ after, part }) => after === of && <Fragment key={of}>{part}</Fragment>)}
    </>
  );
  return (
    <div className={legal ? `${styles.prose} ${styles.legal}` : styles.prose}>
      <Body components={{ ...components, ...parts, Quote, section } as Record<string, ComponentType<never>>} />
    </div>
  );
}

/**
 * The table or list that stands before it, as a file for spreadsheets: the build reads it off the
 * finished page (scripts/build/bundle-folder.ts), so that the two cannot differ.
 */
function Download({ to, label }: { to: string; label: string }) {
  return (
    <p data-index="no" className={styles.download} data-download>
      <a href={to} download>
        {label} (CSV)
      </a>
    </p>
  );
}
