import { everyPage, titleOf } from "../../content/index.ts";
import { notFound } from "../../content/indexes.ts";
import { SearchForm } from "../sections/search-form.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { Art } from "../ui/art.tsx";
import { PageHead } from "../ui/page-head.tsx";
import styles from "./not-found.module.css";

const indexes = ["/solutions", "/results", "/results/figures", "/insights"].map((path) => ({ path }));

export const meta = () =>
  pageMeta({
    path: "/404",
    title: notFound.title,
    description: "The address leads to no page of this site. Go back to the home page or use the sitemap.",
    indexed: false,
  });

export default function NotFound() {
  return (
    <main id="main" tabIndex={-1} data-index="no">
      <PageHead
        kicker={notFound.code}
        title={notFound.title}
        intro={notFound.text}
        facts={
          <>
            <a className="button" href="/">
              {notFound.back}
            </a>
            <div className={styles.ways}>
              {notFound.ways.map(({ label, to }) => (
                <a key={to} className="way" href={to}>
                  {label}
                </a>
              ))}
            </div>
          </>
        }
        art={<Art name="placeholder" shape="card" />}
      />
      <div className="container section" data-behaviour="likely-page">
        <div className={styles.likely} data-likely hidden>
          <p className="kicker">{notFound.likely}</p>
          <ul>
            {[...indexes, ...everyPage].map(({ path }) => (
              <li key={path}>
                <a href={path}>{titleOf(path)}</a>
              </li>
            ))}
          </ul>
        </div>
        <SearchForm id="lost" />
      </div>
    </main>
  );
}
