/** Draws the social images in a thread of its own, beside what else is made of the pages. */
import { workerData } from "node:worker_threads";
import { type SharedPage, writeSocialImages } from "./write-social-images.ts";

const { pages, client, basis } = workerData as { pages: SharedPage[]; client: string; basis: string };
await writeSocialImages(pages, client, basis);
