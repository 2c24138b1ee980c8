/** What the build noted about itself, in build/site.json. */
export interface BuiltSettings {
  /** Origin of the canonical addresses; on https the browser is told to stay there. */
  siteUrl: string;
  /** Origin that the pages send their calls to; empty where it is their own. */
  backendUrl: string;
  /** Style elements that scripts of the site add, as hashes for the Content-Security-Policy. */
  styleHashes: string[];
}
