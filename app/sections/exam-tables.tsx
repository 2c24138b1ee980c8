/** The figures of the exam as tables. */
import { examPage } from "../../content/exam/address.ts";
import { missedIn, type RoundSummary } from "../../content/exam/round.ts";
import { longDate } from "../../shared/domain/date.ts";
import { DataTable } from "../ui/data-table/data-table.tsx";
import styles from "../ui/prose.module.css";

const { columns, round } = examPage.figures;
const figures = [columns.questions, columns.well, columns.offered, columns.partly, columns.missed, columns.misleading];

/** A date keeps to its line. */
const NO_BREAK = "\u00a0";

type Row = Pick<RoundSummary, "count" | "counts">;

const figuresOf = ({ count, counts }: Row) =>
  [count, counts.well, counts.offered, counts.partly, missedIn(counts), counts.misleading].map(String);

/** One round, by kind of question, with its sum. */
export function KindTable({ kinds, ...whole }: RoundSummary) {
  const rows = kinds.map((kind) => [
    <a key={kind.kind} href={kind.path}>
      {kind.title}
    </a>,
    ...figuresOf(kind),
  ]);
  return (
    <DataTable
      className={styles.table}
      head={[columns.kind, ...figures]}
      rows={[...rows, ["All kinds", ...figuresOf(whole)]]}
    />
  );
}

/** All rounds; one whose questions are shown leads to them. */
export function RoundTable({ rounds, open }: { rounds: RoundSummary[]; open: readonly number[] }) {
  const nameOf = ({ number, date, path }: RoundSummary) => {
    const name = `${round} ${number}, ${longDate(date).replaceAll(" ", NO_BREAK)}`;
    return open.includes(number) ? <a href={path}>{name}</a> : name;
  };
  return (
    <DataTable
      className={styles.table}
      head={[round, ...figures]}
      rows={rounds.map((one) => [nameOf(one), ...figuresOf(one)])}
    />
  );
}
