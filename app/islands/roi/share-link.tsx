import { useEffect, useState } from "react";
import { calculatorForm } from "../../../content/forms.ts";
import type { RoiRequest } from "../../../shared/contracts/roi.ts";
import { CopyText } from "../../ui/field.tsx";
import { Fold } from "./parts.tsx";

const words = calculatorForm.result;

export function ShareLink({ request }: { request: RoiRequest }) {
  const [link, setLink] = useState("");
  useEffect(() => {
    let current = true;
    linkTo(request).then(
      (made) => {
        if (current) setLink(made);
      },
      () => setLink(""), // Offline: the rest of the projection does not depend on it.
    );
    return () => {
      current = false;
    };
  }, [request]);
  if (!link) return null;
  return (
    <Fold title={words.share}>
      <div>
        <p>{words.shareNote}</p>
        <CopyText key={link} id="roi-link" label={words.shareLabel} text={link} words={words} />
      </div>
    </Fold>
  );
}

/** Loaded lazily, because the code that writes the link includes the whole table of assumptions. */
async function linkTo(request: RoiRequest): Promise<string> {
  const { toShareLink } = await import("../../../shared/domain/roi/share-link.ts");
  return `${location.origin}/calculator${SHARED}${toShareLink(request)}`;
}

/** How the fragment of a shared link begins; app/behaviours/shared-projection.ts scrolls to it. */
const SHARED = "#roi?";

export function sharedQuery(): string {
  return location.hash.startsWith(SHARED) ? location.hash.slice(SHARED.length) : location.search;
}
