import type { ChartId } from "../../../content/charts.ts"; export function Chart({ id }: { id: ChartId }) { return <figure data-chart={id} />; }
