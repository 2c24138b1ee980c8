/** Pages that are made of others: none has a file of its own in a folder beside this one. */
import { EXAM_PATH } from "./exam/address.ts";

export const indexPaths = [
  "/",
  "/solutions",
  "/results",
  "/results/figures",
  "/insights",
  "/answers",
  "/search",
  "/glossary",
  "/sitemap",
  EXAM_PATH,
];
