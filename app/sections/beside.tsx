/** What the margin of a page of text says of its sections. */
import type { ReactNode } from "react";
import type { BodySection } from "../../content/bodies.ts";
import { definitions, GLOSSARY_PATH } from "../../content/glossary.ts";
import { basisOn, figure } from "../../content/ledger.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";

/**
 * By section: the first figure that it takes from a page not named before, with its period, basis and source, unless the
 * page has a tile for it; else a term of the glossary where it is first used, but in an article, which explains its own.
 */
export function besideOf(
  path: string,
  toc: readonly BodySection[],
  tiles: readonly { figure: string }[] = [],
): ReadonlyMap<string, ReactNode> {
  const told = new Set<string>();
  const once = (name: string) => told.size < told.add(name).size;
  const beside = ({ title, cites, terms }: BodySection): ReactNode => {
    const untold = cites.filter((id) => figure(id).page !== path && tiles.every((tile) => tile.figure !== id));
    const cited = untold.find((id) => once(figure(id).page));
    if (cited) return <Cited id={cited} path={path} />;
    if (path.startsWith("/insights/")) return;
    const term = terms.find((one) => !title.toLowerCase().includes(one.toLowerCase()) && once(one));
    return term && <Term name={term} />;
  };
  return new Map(toc.map((section) => [section.id, beside(section)]));
}

function Cited({ id, path }: { id: string; path: string }) {
  const entry = figure(id);
  return (
    <p data-index="no">
      <a href={entry.page}>
        <b>{entry.text}</b> {entry.label}
      </a>{" "}
      {entry.period && `${entry.period}. `}
      {basisOn(path, entry)}.
    </p>
  );
}

function Term({ name }: { name: string }) {
  const text = definitions().find(({ term }) => term === name)?.text;
  return (
    <p data-index="no">
      <a href={`${GLOSSARY_PATH}#${anchorOf(name)}`}>
        <b>{name}</b>
      </a>{" "}
      {text}
    </p>
  );
}
