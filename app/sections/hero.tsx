import { hero } from "../../content/home.ts";
import { asksAttribute } from "../../content/asks-attribute.ts";
import { ArtImage } from "../ui/art.tsx";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <section id="home" className={styles.hero} aria-labelledby="home-title">
      <div className={`container ${styles.grid}`}>
        <div className={styles.words}>
          <p className="kicker">{hero.kicker}</p>
          <h1 id="home-title" {...asksAttribute(hero.asks)}>
            {hero.title}
          </h1>
          <p className="lead">{hero.lead}</p>
          <p className="button-row">
            <a className="button" href="#contact">
              {hero.primary}
            </a>
            <a className="button quiet" href="#solutions">
              {hero.secondary}
            </a>
          </p>
        </div>
        <aside className={styles.aside} aria-labelledby="what-we-do">
          <h2 id="what-we-do" {...asksAttribute(hero.aside.asks)}>
            {hero.aside.title}
          </h2>
          <dl>
            {hero.aside.items.map((item) => (
              <div key={item.title}>
                <dt>{item.title}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
      <div className={styles.panel}>
        <ArtImage name="home" shape="panorama" alt="" className={styles.drawing} />
      </div>
    </section>
  );
}
