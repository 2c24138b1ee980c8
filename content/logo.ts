/** The logo: one tile, a C of three quarter rings and a leaf in the fourth quarter. Always the day's. */
import { colours, drawing } from "../shared/brand-looks.ts";

/** Legible from 16 pixels; used in the header, the icons and the social images. */
export const drawLogo = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
  `<path fill="${drawing.main.day}" d="M0 0h32v32H0z"/>` +
  `<path fill="${colours.paper.day}" d="M15 4A12 12 0 1 0 28 17h-6.5A5.5 5.5 0 1 1 15 10.5z"/>` +
  `<path fill="${drawing.wash.day}" d="M17.5 14.5C17.5 7.5 21 4 28 4C28 11 24.5 14.5 17.5 14.5z"/>` +
  "</svg>";
