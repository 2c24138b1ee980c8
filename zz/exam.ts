// in-process exam: A first/offered/removed, B, C, D by thresholds in decide.ts (env AF AFA OF)
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { Knowledge, loadParts, partsOf } from "../server/consultant/knowledge.ts";
import { TextVectors } from "../server/search/vectors.ts";
import { builtInEmbedder } from "../server/embedding/built-in.ts";
import { respond } from "../server/consultant/consultant.ts";
import { understand } from "../server/consultant/understand.ts";
import { Quotes, pieces, words, told, shuffled } from "/work/shared/exam/lib.mjs";
import { onePerDocument } from "../server/consultant/decide.ts";
const D = "/work/shared/exam/data/";
const vectors = new TextVectors(builtInEmbedder, "/tmp/lab/vectors-exam.bin");
const parts = loadParts();
const only = (process.env.ONLY ?? "A,B,C,D").split(",");
const entry = (e, id) => ({ id, page_title: e.pageTitle, section_title: e.sectionTitle ?? null, page_url: e.pageUrl ?? null, content: e.content, metadata: {}, created_at: "", updated_at: "" });
async function holding(entries) { const k = new Knowledge(parts); const seen=new Set(); entries.forEach((e, i) => { const key=JSON.stringify(e); if(seen.has(key)) return; seen.add(key); k.set(entry(e, String(i)) as any); }); await vectors.makeAll([...k.acts.pending(), ...k.index.pending()]); return k; }
const ask = async (k, messages) => { const u = await understand(messages, k, vectors); const { turn, answer } = respond(u, k); return { text: answer.text, kind: answer.kind, options: answer.options.map(o=>o.ask), turn, p: Math.max(0,...(turn.found[0]??[]).map(c=>c.probability)) }; };
const state = (r, found) => r.kind === "answer" ? (found.length ? "answered" : "other") : r.kind === "options" ? "asked" : "declined";
const pct = (n, d) => `${n}/${d} ${(100 * n / d).toFixed(1)}%`;
const joined = (t) => words(t).join(" ");
const bulk = (texts) => vectors.makeAll(texts.map((text) => ({ text })));
if (only.includes("A")) {
  const { faqs, pairs } = JSON.parse(readFileSync(D + "faq.json", "utf8"));
  const entries = faqs.flatMap(({ q, a }) => pieces(a).map((content) => ({ pageTitle: "Coronavirus FAQ", sectionTitle: q.slice(0, 200), content })));
  const k = await holding(entries); const quotes = new Quotes(faqs.map(({ a }, at) => [at, a]));
  const rightFor = (question) => { const own = faqs.flatMap((faq, at) => faq.q === question ? [at] : []); return new Set(faqs.flatMap((faq, at) => own.some((o) => faqs[o].a === faq.a) ? [at] : [])); };
  await bulk(pairs.map((p) => p.asked));
  let first = 0, off = 0, n = 0, none=0;
  for (const { faq, asked, same } of pairs) if (same) { n++; const r = await ask(k, [{ role: "user", content: asked }]); const found = quotes.of(r.text), right = rightFor(faq);
    const ok = [...(found[0] ?? [])].some((id) => right.has(id)); const st = state(r, found);
    const offers = [...r.options, ...(st === "asked" ? [r.text] : [])].map(joined);
    const offered = offers.some((o) => [...right].some((at) => o.includes(joined(faqs[at].q).slice(0, 60)) || (o && joined(faqs[at].q).includes(o))));
    if (ok) first++; if (ok || offered) off++; if(st==="answered") none++; }
  const left = shuffled(pairs.filter((p) => p.same), 7).slice(0, 100); let ans = 0, dec=0;
  for (const { faq, asked } of left) { const right = rightFor(faq); const titles = new Set([...right].map((at) => faqs[at].q.slice(0, 200).replace(/\s+/g, " ").trim()));
    const gone = entries.map((e, i) => [e, i] as const).filter(([e]) => titles.has(e.sectionTitle.replace(/\s+/g, " ").trim()));
    for (const [, i] of gone) k.delete(String(i)); const r = await ask(k, [{ role: "user", content: asked }]); for (const [e, i] of gone) k.set(entry(e, String(i)) as any); await vectors.makeAll([...k.index.pending()]);
    const found = quotes.of(r.text); if (state(r, found) === "answered") { ans++; if (process.env.SHOW==="A") console.log(r.p.toFixed(2), asked, "=>", r.text.slice(0,120)); } if (state(r,found)==="declined") dec++; }
  console.log("A first", pct(first, n), "first/offered", pct(off, n), "answered", pct(none,n), "| removed answered", pct(ans, left.length), "declined", dec);
}
if (only.includes("B")) {
  const { passages, tasks } = JSON.parse(gunzipSync(readFileSync(D + "conversations.json.gz")).toString());
  const entries = Object.values(passages).flatMap(({ title, text }: any) => pieces(text).map((content, at) => ({ pageTitle: (title || "Untitled").replace(/\s+/g, " ").slice(0, 200), sectionTitle: at ? `Part ${at + 1}` : null, content })));
  const k = await holding(entries); const quotes = new Quotes(Object.entries(passages).map(([id, { text }]: any) => [id, text]));
  const c: any = {};
  for (const { kind, passages: right, messages } of tasks) { const r = await ask(k, messages.map(({ role, content }) => ({ role, content: role === "user" ? content.slice(0, 500) : content.slice(0, 8000) })));
    const found = quotes.of(r.text); const st = state(r, found); const own = told(r.text).replace(/\[[^\]]*\]\([^)]*\)/g, "");
    const back = st === "asked" || own.split(/(?<=[.!?])\s+/).some((s) => s.trim().endsWith("?") && !quotes.of(s).length);
    c[kind] ??= { n: 0, any: 0, answered: 0, back: 0, declined: 0 }; const row = c[kind]; row.n++; if (found.some((ids) => [...ids].some((one: any) => right.includes(one)))) row.any++; if (st === "answered") row.answered++; if (back) row.back++; if (st === "declined") row.declined++;
    if (process.env.SHOW==="B" && kind==="underspecified") console.log(st, r.p.toFixed(2), messages.at(-1).content, "=>", r.text.slice(0,100).replace(/\n/g," ")); }
  console.log("B", JSON.stringify(c));
}
if (only.includes("C")) {
  const articles = JSON.parse(gunzipSync(readFileSync(D + "paragraphs.json.gz")).toString());
  const texts = articles.flatMap(({ title, paragraphs }) => paragraphs.map(({ text, questions }, at) => ({ id: `${title} ${at + 1}`, title, section: `Paragraph ${at + 1}`, text, questions })));
  const k = await holding(texts.flatMap(({ title, section, text }) => pieces(text).map((content) => ({ pageTitle: title, sectionTitle: section, content }))));
  const quotes = new Quotes(texts.map(({ id, text }) => [id, text])); let good = 0, n = 0; const st: any = {}; let len=0;
  await bulk(texts.flatMap((t) => t.questions.map((q) => q.q)));
  for (const { id, questions, text } of texts) for (const { q, a } of questions) { n++; const r = await ask(k, [{ role: "user", content: q }]); const found = quotes.of(r.text); const said = ` ${joined(told(r.text))} `; const holds = a.some((g) => said.includes(` ${joined(g)} `)), any = found.some((ids) => ids.has(id)); if (holds && any) good++; const s = `${state(r, found)} ${any} ${holds}`; st[s] = (st[s] ?? 0) + 1; len+=words(told(r.text)).length;
    if (process.env.SHOW === "C" && any && !holds) { const at = joined(text).indexOf(joined(a[0])), ex = joined(told(r.text).split(" Source")[0]); const first=joined(text).indexOf(ex.slice(0,40)); console.log(at < first ? "BEFORE" : "AFTER", "|", q, "| gold:", a[0], "|", r.text.slice(0, 200).replace(/\n/g," ")); } }
  console.log("C gold", pct(good, n), JSON.stringify(st), "words", (len/n).toFixed(0));
}
if (only.includes("D")) {
  const sections = JSON.parse(readFileSync("build/knowledge.json", "utf8")); const k = new Knowledge(parts); for (const [at, e] of sections.entries()) k.set({ ...e, id: String(at), created_at: "" }); await vectors.makeAll([...k.acts.pending(), ...k.index.pending()]);
  for (const [name, qs] of Object.entries(JSON.parse(readFileSync(D + "outside.json", "utf8"))) as any) { const c: any = {}; await bulk(qs); for (const q of qs) { const r = await ask(k, [{ role: "user", content: q }]); const s = r.kind; c[s] = (c[s] ?? 0) + 1; if (process.env.SHOW === "D" && s === "answer") console.log(r.p.toFixed(2), q, "=>", r.text.slice(0, 120).replace(/\n/g," ")); } console.log("D", name, JSON.stringify(c)); }
}
builtInEmbedder.close();
