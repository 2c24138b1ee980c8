/** The consultant's regression test in `npm test`: a share of each round, and the least that must be answered well. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Item, rounds, sharesOf, siteJudge } from "./rounds.ts";

export const floorFile = "bench/consultant/floor.json";

/** Items of each round. */
const QUICK = 60;
/** Tolerance, for changes that gain more elsewhere. */
const LEEWAY = 0.03;

const floor = z.object({ right: z.number(), rightOrOffered: z.number() });
export type Floor = z.infer<typeof floor>;

export const readFloor = (): Floor => floor.parse(JSON.parse(readFileSync(floorFile, "utf8")));

export async function quickShares(): Promise<Floor> {
  const items: Item[] = [...rounds().values()].flatMap((all) => all.slice(0, QUICK));
  const { right, offered } = await sharesOf(items, await siteJudge());
  return { right, rightOrOffered: right + offered };
}

export const belowBy = ({ right, rightOrOffered }: Floor): Floor => ({
  right: rounded(right - LEEWAY),
  rightOrOffered: rounded(rightOrOffered - LEEWAY),
});

const rounded = (share: number) => Math.round(share * 1_000) / 1_000;
