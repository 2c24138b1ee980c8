import { useLoaderData } from "react-router";
import { answerPages } from "../../content/answers/index.ts";
import { articles, caseStudies, housePages, legalPages, solutions } from "../../content/index.ts";
import { indexPages } from "../../content/index-pages.ts";
import { answersIndex, sitemapPage } from "../../content/indexes.ts";
import { indexMeta } from "../seo/page-kinds.ts";
import { Art } from "../ui/art.tsx";
import { PageHead } from "../ui/page-head.tsx";
import styles from "./sitemap.module.css";

const groups = [
  {
    title: "Main Pages",
    links: [
      ...indexPages.filter(({ path }) => path !== "/sitemap").map(({ name, path }) => ({ name, url: path })),
      ...housePages.map(({ path, meta }) => ({ name: meta.title, url: path })),
      { name: "Contact", url: "/#contact" },
    ],
  },
  { title: "Solutions", links: solutions.map(({ path, meta }) => ({ name: meta.title, url: path })) },
  { title: "Case Studies", links: caseStudies.map(({ path, meta }) => ({ name: meta.cardTitle, url: path })) },
  {
    title: "Legal",
    links: [
      ...legalPages.map(({ path, meta }) => ({ name: meta.title, url: path })),
      { name: "Sitemap", url: "/sitemap" },
    ],
  },
];

const written = { title: "Articles", links: articles.map(({ path, meta }) => ({ name: meta.title, url: path })) };

export const loader = () => ({
  answers: answerPages().map(({ kind, path, title, number }) => ({
    kind,
    name: number > 1 ? `${title}, part ${number}` : title,
    url: path,
  })),
});

export const meta = () => indexMeta("/sitemap", sitemapPage.title, sitemapPage);

export default function Sitemap() {
  const { answers } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-role="our-website">
      <PageHead title={sitemapPage.title} intro={sitemapPage.intro} art={<Art name="default" shape="band" />} />
      <div className={`container ${styles.groups}`} data-index="no">
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
        <Group {...written} wide />
        <section className={`${styles.group} ${styles.wide}`}>
          <h2 className="label">{answersIndex.title}</h2>
          <div className={styles.parts}>
            {answersIndex.groups.map(({ kind, title }) => (
              <div key={kind}>
                <h3>{title}</h3>
                <Links links={answers.filter((subject) => subject.kind === kind)} />
              </div>
            ))}
          </div>
        </section>
      </div>
    </main>
  );
}

interface Link {
  name: string;
  url: string;
}

interface GroupProps {
  title: string;
  links: Link[];
  /** Across the page, in columns of its own. */
  wide?: boolean;
}

function Group({ title, links, wide = false }: GroupProps) {
  return (
    <section className={wide ? `${styles.group} ${styles.wide}` : styles.group}>
      <h2 className="label">{title}</h2>
      <Links links={links} />
    </section>
  );
}

function Links({ links }: { links: Link[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.url}>
          <a href={link.url}>{link.name}</a>
        </li>
      ))}
    </ul>
  );
}
