import styles from "./moment.module.css";
import { type Numbers, share } from "./page-numbers.ts";

/** Hours needed and hours there, then the same hours given out by class. */
export function Hours({ n }: { n: Numbers }) {
  const [need, hours] = [n("need"), n("hours")];
  const classes = [
    { id: "a-hours", label: "class one, a short check", className: styles.step1 },
    { id: "sample-hours", label: "one in ten of it, read fully", className: styles.step2 },
    { id: "b-hours", label: "class two", className: styles.step3 },
    { id: "c-hours", label: "class three", className: styles.data },
    { id: "left", label: "left to re-read live pages", className: styles.base },
  ];
  const to = (value: number) => share(value, need.value);
  let at = 0;
  const bars = classes.map(({ id, className }) => {
    const bar = { id, className, x: to(at), width: to(n(id).value) };
    at += n(id).value;
    return bar;
  });
  return (
    <>
      <p className={styles.over}>
        Read fully: <b>{need.text} hours</b>, of which {hours.text} are there
      </p>
      <svg width="100%" height="44" aria-hidden="true">
        <rect className={styles.ink} width={`${to(hours.value)}%`} y="1" height="42" />
        <rect
          className={styles.gone}
          x={`${to(hours.value)}%`}
          width={`${to(need.value - hours.value)}%`}
          y="1"
          height="42"
        />
      </svg>
      <p className={styles.over}>
        Sorted first: <b>{hours.text} hours</b>, the riskiest read longest
      </p>
      <svg width="100%" height="44" aria-hidden="true">
        {bars.map(({ id, className, x, width }) => (
          <rect key={id} className={className} x={`${x}%`} width={`${width}%`} y="1" height="42" />
        ))}
      </svg>
      <ul className={styles.key}>
        {classes.map(({ id, label, className }) => (
          <li key={id}>
            <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
              <rect className={className} x="1" y="1" width="10" height="10" />
            </svg>
            <b>{n(id).text}</b> {label}
          </li>
        ))}
      </ul>
    </>
  );
}
