/** How a Content-Security-Policy is graded: by the worst that it allows. */

export interface PolicyGrade {
  points: number;
  /** It says who may frame the page. */
  hasFrameAncestors: boolean;
}

const BROAD = new Set(["*", "http:", "https:", "ftp:", "http://*", "https://*", "http://*.*", "https://*.*"]);
const INLINE = new Set([...BROAD, "'unsafe-inline'", "data:"]);

export function gradePolicy(header: string | undefined): PolicyGrade {
  if (!header) return { points: -25, hasFrameAncestors: false };
  const directives = new Map(
    header.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  const sources = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  return { points: points(directives, sources), hasFrameAncestors: directives.has("frame-ancestors") };
}

function points(directives: ReadonlyMap<string, string[]>, sources: (name: string) => string[]): number {
  const script = withoutIdleInline(sources("script-src"));
  const style = withoutIdleInline(sources("style-src"));
  const insecure = (names: string[]) => names.some((name) => /^(?:http|ftp):/.test(name));
  if (script.some((source) => INLINE.has(source)) || sources("object-src").some((source) => BROAD.has(source)))
    return -20;
  if (insecure([...script, ...style, ...sources("connect-src"), ...sources("frame-src")])) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (insecure([...sources("img-src"), ...sources("media-src")])) return -10;
  if (style.some((source) => INLINE.has(source))) return 0;
  return directives.get("default-src")?.join() === "'none'" ? 10 : 5;
}

/** Browsers pass over 'unsafe-inline' where a hash or a nonce stands beside it. */
function withoutIdleInline(sources: string[]): string[] {
  const hashed = sources.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source));
  return hashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}
