import { colours, drawing, type } from "../../../../shared/brand-looks.ts";

const { paper, ink, "ink-quiet": quiet, accent, hairline } = colours;

/**
 * The style sheet of the file. It is read on paper as often as on a screen, and so it is always the day's.
 * The file's own policy allows it by its hash (scripts/board-pack-style.ts).
 */
export const STYLE = `
@page{size:A4;margin:18mm 17mm 20mm;@bottom-right{content:counter(page) " / " counter(pages);font:9pt sans-serif}}
html{color-scheme:light;background:${paper.day};color:${ink.day};-webkit-text-size-adjust:none;text-size-adjust:none}
body{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem 4rem;font:1.0625rem/1.55 Arial,${type.text.fallback};font-variant-numeric:tabular-nums;overflow-wrap:break-word}
h1,h2{font-family:${type.display.fallback};font-weight:500;line-height:1.15;text-wrap:balance}
h1{margin:.25rem 0 .75rem;font-size:2.25rem}
h2{margin:2.75rem 0 .75rem;padding-top:.75rem;border-top:2px solid ${ink.day};font-size:1.5rem}
h3{margin:1.25rem 0 .25rem;font-size:1rem}
p,ul,ol,dl{margin:.5rem 0}
a{color:${accent.day}}
a:focus-visible{outline:3px solid ${accent.day};outline-offset:3px}
.kicker{margin:0;color:${accent.day};font-size:.8125rem;font-weight:650;letter-spacing:.08em;text-transform:uppercase}
.quiet,caption{color:${quiet.day};font-size:.9375rem}
.return{font:500 3.5rem/1 ${type.display.fallback};color:${accent.day}}
.own{white-space:pre-wrap}
blockquote{margin:.75rem 0;padding-inline-start:1rem;border-inline-start:3px solid ${accent.day}}
table{width:100%;margin:1rem 0;border-collapse:collapse;font-size:.9375rem;line-height:1.4}
caption{padding-bottom:.5rem;text-align:start}
th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid ${hairline.day};text-align:start;vertical-align:top}
th:last-child,td:last-child{padding-right:0}
thead th{border-bottom:2px solid ${ink.day}}
td.number,th.number{text-align:end;white-space:nowrap}
figure{margin:1.5rem 0}
svg{display:block;width:100%;height:auto}
.band{fill:${drawing.pale.day}}.line{fill:none;stroke:${accent.day};stroke-width:3}.zero{stroke:${quiet.day};stroke-dasharray:3 4}
li{margin:.375rem 0}
@media (max-width:36rem){.wide thead{display:none}.wide :is(tbody,tr,th,td){display:block;padding:.125rem 0;border:0;text-align:start}.wide tr{padding:.75rem 0;border-bottom:1px solid ${hairline.day}}.wide td[data-label]::before{content:attr(data-label) ": ";color:${quiet.day}}}
@media print{html{background:none}body{max-width:none;padding:0;font-size:10.5pt}h2{break-after:avoid}tr,figure,li,blockquote{break-inside:avoid}a[href]::after{content:" (" attr(href) ")";font-size:.8em;overflow-wrap:anywhere}}
`;
