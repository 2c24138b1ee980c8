import { createJudge } from "../../server/guard/index.ts";
import { itemsIn } from "./collections.ts";

for (const it of itemsIn("/tmp/x.json").slice(0, 1)) {
  const j = createJudge(it.grounds);
  j("warm up");
  let t = process.cpuUsage();
  const a = performance.now();
  for (let i = 0; i < 100; i++)
    j("The campaigns of the finance client brought many leads in nineteen months to the bank.");
  t = process.cpuUsage(t);
  console.log("cpu ms", t.user / 1e5, "wall", (performance.now() - a) / 100);
}
