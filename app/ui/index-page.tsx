import type { ReactNode } from "react";
import { CallToAction } from "./call-to-action.tsx";
import { PageHead } from "./page-head.tsx";

interface Props {
  words: {
    title: string;
    headline: string;
    intro: string | readonly string[];
    asks?: readonly string[];
    callToAction: { title: string; text: string; button: string };
  };
  facts?: ReactNode;
  art?: ReactNode;
  /** Whether the consultant reads what it says. */
  indexed?: boolean;
  children: ReactNode;
}

/** A page that lists others, and below the list the next step. */
export function IndexPage({ words, facts, art, indexed = true, children }: Props) {
  const { title, headline, intro, asks = [], callToAction } = words;
  return (
    <main id="main" tabIndex={-1} data-index={indexed ? undefined : "no"}>
      <PageHead kicker={title} title={headline} intro={intro} asks={asks} facts={facts} art={art} />
      <div className="container section">
        {children}
        <CallToAction {...callToAction} topic={title} />
      </div>
    </main>
  );
}
