/** Straight apostrophes and quotation marks, as an editor types them, in the form in which the site prints them. */
export function printed(text: string): string {
  return text
    .replace(/(^|[\s([|])"/gm, "$1“")
    .replace(/"/g, "”")
    .replace(/(^|[\s([“|])'(?=\S)/gm, "$1‘")
    .replace(/'/g, "’");
}
