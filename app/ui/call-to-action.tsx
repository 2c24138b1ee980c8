import { artOf } from "../../content/art.ts";
import { afterTheButton, site } from "../../content/site.ts";
import { longDate } from "../../shared/domain/date.ts";
import { absolute } from "../seo/page-meta.ts";
import { ArtImage } from "./art.tsx";
import styles from "./call-to-action.module.css";
import { HeadingLink } from "./heading-link.tsx";

const CONTACT = "/#contact";
/** The closing among the contents of its page. */
export const HOW_TO_BEGIN = { id: "next-step", title: "How to begin" };

interface Props {
  title: string;
  text: string;
  /** What stays with the client, whatever comes of it. */
  keep?: string;
  /** The words of the only button, which leads to the form. */
  button?: string;
  buttons?: { label: string; to: string }[];
  /** What the page is about: the topic of the enquiry that a button leads to. */
  topic: string;
}

/** The closing block: the next step, and what follows it. */
export function CallToAction({
  title,
  text,
  keep,
  button = "",
  buttons = [{ label: button, to: CONTACT }],
  topic,
}: Props) {
  const { steps, kept, more, exceptions } = afterTheButton;
  const after = keep ? [...steps, { term: kept, text: `${keep}.` }] : steps;
  return (
    <section className={styles.block} data-print="none" aria-labelledby="next-step" data-index="no">
      <div>
        <h2 id="next-step">
          <HeadingLink id="next-step">{title}</HeadingLink>
        </h2>
        <p>{text}</p>
      </div>
      <p className="button-row">
        {buttons.map(({ label, to }, index) => (
          <a
            key={to}
            className={index === 0 ? "button" : "button quiet"}
            href={to}
            data-topic={to === CONTACT ? topic : undefined}
          >
            {label}
          </a>
        ))}
      </p>
      {!exceptions.includes(buttons[0]?.label ?? "") && (
        <ol className={styles.after}>
          {after.map(({ term, text }) => (
            <li key={term}>
              <b>{term}</b> {text}
            </li>
          ))}
          <li>
            <a className="way" href={more.to}>
              {more.label}
            </a>
          </li>
        </ol>
      )}
    </section>
  );
}

export interface RelatedItem {
  path: string;
  kicker: string;
  title: string;
  text?: string;
  link: string;
}

interface RelatedProps {
  id: string;
  title: string;
  items: RelatedItem[];
  /** With the drawing of each: a long article has no room for that in its first flight. */
  pictured?: boolean;
}

/** Cards that lead on; on a phone, those with a picture are rows. */
export function Related({ id, title, items, pictured }: RelatedProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles.related} data-print="none" aria-labelledby={id} data-index="no">
      <h2 id={id} className="label">
        <HeadingLink id={id}>{title}</HeadingLink>
      </h2>
      <ul>
        {items.map(({ path, kicker, title, text, link }) => (
          <li key={path} className="link-card">
            {/* An index shows the drawings of its pages and has none of its own. */}
            {pictured && artOf(path) !== "default" && <ArtImage name={artOf(path)} alt="" className={styles.picture} />}
            <p className="kicker">{kicker}</p>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
            <a className="way" href={path}>
              {link}
              <span className="visually-hidden">: {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Neighbour {
  path: string;
  meta: { title: string };
}

/** The pages before and after this one in its index. */
export function NextPrevious({
  label,
  previous,
  next,
}: {
  label: string;
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}) {
  return (
    <nav className={styles.pair} aria-label={`Next and previous ${label}`} data-index="no">
      {previous && (
        <a href={previous.path} rel="prev">
          <span>Previous</span>
          {previous.meta.title}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className={styles.following}>
          <span>Next</span>
          {next.meta.title}
        </a>
      )}
    </nav>
  );
}

interface TakeAlongProps {
  title: string;
  path: string;
  /** When it was written, and last reviewed. */
  written: string;
  reviewed: string;
}

/** How the page is cited; `behaviours/take-along.ts` adds ways to share, copy and print it. */
export function TakeAlong({ title, path, written, reviewed }: TakeAlongProps) {
  return (
    <section className={styles.along} aria-labelledby="cite" data-index="no">
      <h2 id="cite" className="label">
        <HeadingLink id="cite">Cite this page</HeadingLink>
      </h2>
      <p data-citation>
        {site.author}, “{title}”, {longDate(written)}
        {reviewed > written && `, reviewed ${longDate(reviewed)}`}. {absolute(path)}
      </p>
      <div data-behaviour="take-along" className="link-buttons" />
    </section>
  );
}
