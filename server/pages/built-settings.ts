/** Settings of the build, from build/site.json. */
export interface BuiltSettings {
  /** Origin of the canonical addresses; on https the browser is told to stay there. */
  siteUrl: string;
  /** Origin that the pages send their calls to; empty where it is their own. */
  backendUrl: string;
}
