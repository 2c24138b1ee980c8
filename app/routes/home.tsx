import { site } from "../../content/site.ts";
import { Calculator } from "../sections/calculator.tsx";
import { Contact } from "../sections/contact.tsx";
import { About, Counters, Hero } from "../sections/hero.tsx";
import { ResultsCarousel } from "../sections/results-carousel.tsx";
import { InsightCards, SolutionGrid } from "../sections/solution-grid.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { organizationData, websiteData } from "../seo/structured-data.ts";

export const meta = () =>
  pageMeta({
    path: "/",
    title: "AI-powered digital growth for brands and governments",
    description:
      "Domains, AI-driven marketing and measurement for governments, tourism boards, banks, law firms and insurers, with every figure’s basis in view.",
    structuredData: [organizationData(), websiteData()],
  });

export default function Home() {
  return (
    <main id="main" tabIndex={-1} data-page-title={site.name}>
      <Hero />
      <Counters />
      <SolutionGrid />
      <ResultsCarousel />
      <About />
      <InsightCards />
      <Calculator />
      <Contact />
    </main>
  );
}
