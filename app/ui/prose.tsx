import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { ChartId } from "../../content/charts.ts";
import type { Quote as QuoteWords } from "../../content/schema.ts";
import { Chart } from "./chart/chart.tsx";
import { cellsOf, DataTable } from "./data-table/data-table.tsx";
import { ClientQuote } from "./faq.tsx";
import { HeadingLink } from "./heading-link.tsx";
import styles from "./prose.module.css";

type HeadingProps = ComponentProps<"h2">;

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

interface Props {
  Body: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  /** What `<Quote />` in the text shows. */
  quote?: QuoteWords | undefined;
  /** Parts that the content files of one kind of page may use. */
  parts?: Record<string, ComponentType>;
}

/** The body of a content file. */
export function Prose({ Body, quote, parts }: Props) {
  const Quote = () => quote && <ClientQuote {...quote} />;
  return (
    <div className={styles.prose}>
      <Body components={{ ...components, ...parts, Quote } as Record<string, ComponentType<never>>} />
    </div>
  );
}

/**
 * The table or list that stands before it, as a file for spreadsheets: the build reads it off the
 * finished page (scripts/build/bundle-folder.ts), so that the two cannot differ.
 */
function Download({ to, label }: { to: string; label: string }) {
  return (
    <p data-index="no" data-download>
      <a href={to} download>
        {label} (CSV)
      </a>
    </p>
  );
}
