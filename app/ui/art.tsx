import { type ArtShape, artInPage, artPath, artShapes } from "../../content/art.ts";

/** The drawing of a page, in the page itself: no request, crisp at every size. Decoration, so it is not announced. */
export function Art({ name, shape }: { name: string; shape: ArtShape }) {
  // Our own drawings, of content/art; nothing in it comes from outside.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: artInPage(name, shape) }} />;
}

interface Props {
  name: string;
  alt: string;
  shape?: ArtShape;
  className?: string | undefined;
  /** True above the fold. */
  eager?: boolean;
}

/** The drawing of a page as an image with words for it; the neutral tile stands in when it cannot be loaded. Without words it is decoration. */
export function ArtImage({ name, alt, shape = "card", className, eager = false }: Props) {
  const { width, height } = artShapes[shape];
  return (
    <img
      className={className}
      src={artPath(name, shape)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
    />
  );
}
