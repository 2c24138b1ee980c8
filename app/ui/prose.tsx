import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { ChartId } from "../../content/charts.ts";
import type { Quote as QuoteWords } from "../../content/schema.ts";
import { Chart } from "./chart/chart.tsx";
import { ClientQuote } from "./client-quote.tsx";
import { DataTable } from "./data-table/data-table.tsx";
import { cellsOf } from "./data-table/elements.ts";
import { Download } from "./download.tsx";
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
