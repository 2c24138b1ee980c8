import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { RoiRequest } from "../../../shared/contracts/roi.ts";
import { toEnquiryText } from "../../../shared/domain/roi/enquiry-text.ts";
import { ASSUMPTIONS, INDUSTRIES } from "../../../shared/roi-model/limits.ts";
import { isFollowed, onReturn } from "../../arrival.ts";
import { isStorageBlocked, readStored, store } from "../../browser-storage.ts";
import { handed, handOver } from "../../hand-over.ts";
import { listen } from "../../listen.ts";
import { keepTypedResetRest } from "../../ui/typed-values.ts";
import { formOf, isText, record, soundFields } from "../../untrusted.ts";
import type { PackNotes } from "./board-pack-form.tsx";
import { type AllOverrides, BLANK, type Inputs, inputsOf, NAMES } from "./inputs.ts";
import { sharedQuery } from "./share-link.tsx";
import type { Outcome } from "./use-projection.ts";

type Notice =
  | { name: "badLink" | "lostLink" | "otherTable" | "otherTablePack" }
  /** A shared projection was left aside; `open` shows it after all. */
  | { name: "typedOver"; open: () => void };

/** The inputs and the visitor's own assumptions: stored with every change, and restored from a shared link. */
export function useInputs(
  form: RefObject<HTMLFormElement | null>,
  onRestored: (kept: StoredCalculator, from: "link" | "memory") => void,
) {
  const [shown, setShown] = useState(NOTHING);
  const [notice, setNotice] = useState<Notice>();
  const memory = useRef(shown);
  /** What was stored when this page last looked. Where storage is blocked that never changes. */
  const seen = useRef("");
  const restored = useEffectEvent(onRestored);
  /** How often the visitor has entered or asked for something. */
  const acts = useRef(0);

  const show = (next: StoredCalculator) => {
    memory.current = next;
    setShown(next);
  };
  const put = (change: Partial<StoredCalculator>) => {
    show({ ...memory.current, ...change });
    storeCalculator(memory.current);
    seen.current = JSON.stringify(readCalculator());
  };
  // The page is shown again as it was left: what was stored since on another page wins.
  const refresh = useEffectEvent(() => {
    const stored = readCalculator();
    if (JSON.stringify(stored) === seen.current) return;
    seen.current = JSON.stringify(stored);
    setNotice(undefined);
    // The link in the address of this page has been applied.
    show({ ...stored, link: memory.current.link });
    onRestored(memory.current, "memory");
  });
  const recallAll = useEffectEvent(() => {
    const kept = readCalculator();
    // Text typed before hydration wins over stored inputs. A link that is followed once more
    // shows its figures once more; where the page is only reloaded or returned to, later changes win.
    const typed = Object.fromEntries(
      Object.entries(keepTypedResetRest(form.current)).filter(([name, value]) => value !== BLANK[name as keyof Inputs]),
    );
    const link = isFollowed() ? "" : kept.link;
    if (Object.keys(typed).length > 0) acts.current += 1;
    put({ ...kept, inputs: { ...kept.inputs, ...typed }, link });
  });
  /** What was entered or asked for since the visitor came by the link, or while it is read, is not overwritten. */
  const followLink = useEffectEvent(async (actsBefore: number) => {
    const { request, notice } = await readLink().catch((): ReadLink => ({ notice: "lostLink" }));
    if (request && acts.current > actsBefore) {
      put({ link: sharedQuery() });
      return setNotice({ name: "typedOver", open: () => void followLink(acts.current) });
    }
    setNotice(notice && { name: notice });
    if (!request) return;
    const overridden = { ...memory.current.overrides, [request.industry]: request.assumptions ?? {} };
    put({ inputs: inputsOf(request), overrides: overridden, calculated: true, link: sharedQuery() });
    onRestored(memory.current, "link");
  });

  useLayoutEffect(() => recallAll(), []);
  useEffect(() => {
    if (isNewLink(memory.current)) void followLink(0);
    else restored(memory.current, "memory");
    return listen(["hashchange"], () => {
      if (isNewLink(memory.current)) void followLink(acts.current);
    });
  }, []);
  useEffect(() => onReturn(() => refresh()), []);

  const act = () => {
    acts.current += 1;
  };
  return { ...shown, notice, setNotice, put, act };
}

const isNewLink = ({ link }: StoredCalculator) =>
  new URLSearchParams(sharedQuery()).has("spend") && sharedQuery() !== link;

interface ReadLink {
  request?: RoiRequest;
  notice?: Exclude<Notice["name"], "typedOver">;
}

/** Parses the projection in the page's address, with code that is loaded only if there is one. */
async function readLink(): Promise<ReadLink> {
  const { fromShareLink } = await import("../../../shared/domain/roi/share-link.ts");
  const shared = fromShareLink(sharedQuery());
  if (shared === "none") return {};
  if (shared === "invalid") return { notice: "badLink" };
  return shared.current ? { request: shared.request } : { request: shared.request, notice: "otherTable" };
}

/** The calculator's state in the tab's session storage, so that a reload loses nothing. */
const KEY = "roi-inputs";

interface StoredCalculator {
  inputs: Inputs;
  overrides: AllOverrides;
  calculated: boolean;
  notes: PackNotes;
  /** Query of the shared link already applied; later changes win over it. */
  link: string;
}

const NOTHING: StoredCalculator = {
  inputs: BLANK,
  overrides: {},
  calculated: false,
  notes: { reasons: {}, talk: "" },
  link: "",
};

export function storeCalculator(kept: StoredCalculator) {
  store("sessionStorage", KEY, kept);
}

export function readCalculator(): StoredCalculator {
  const { inputs, overrides, calculated, notes, link } = record(readStored("sessionStorage", KEY));
  const { reasons, talk } = record(notes);
  return {
    inputs: { ...BLANK, ...soundFields(inputs, formOf(NAMES, isText)) },
    overrides: byIndustry(overrides, Number.isFinite),
    calculated: calculated === true,
    notes: { reasons: byIndustry(reasons, isText), talk: isText(talk) ? talk : "" },
    link: isText(link) ? link : "",
  };
}

const byIndustry = (stored: unknown, check: (value: unknown) => boolean) =>
  Object.fromEntries(
    Object.entries(soundFields(stored, formOf(INDUSTRIES, Boolean))).map(([industry, values]) => [
      industry,
      soundFields(values, formOf(ASSUMPTIONS, check)),
    ]),
  );

const enquiry = () => document.querySelector<HTMLElement>("[data-island=enquiry] form input");

/** False where the form is on another page and nothing can be stored on the way there. */
export const reachesEnquiry = () => enquiry() !== null || !isStorageBlocked("sessionStorage");

/** `agreed` where the visitor asked for it to be added; otherwise the form offers it. */
export function offerToEnquiry({ request, result }: Outcome, agreed: boolean) {
  handOver("enquiry-projection", { text: toEnquiryText(request, result), agreed });
}

/** Takes back an offer whose figures are no longer the visitor's; what they asked for stays. */
export function withdrawOffer() {
  if (handed("enquiry-projection").agreed !== true) handOver("enquiry-projection", undefined);
}

/** Shows the form with the focus in its first field. */
export function goToEnquiry() {
  // Unlike a new fragment, it scrolls where the address already ends in it.
  location.assign(enquiry() ? "#contact" : "/#contact");
  enquiry()?.focus();
}
