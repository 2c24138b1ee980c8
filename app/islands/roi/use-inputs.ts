import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { RoiRequest } from "../../../shared/contracts/roi.ts";
import { isFollowed, onReturn } from "../../on-return.ts";
import { takeTyped } from "../../ui/typed-values.ts";
import type { PackNotes } from "./board-pack-form.tsx";
import { type AllOverrides, BLANK, type Inputs, inputsOf } from "./inputs.ts";
import { type Kept, keep, recall } from "./memory.ts";
import { sharedQuery } from "./share-link.tsx";

export type Notice = "badLink" | "lostLink" | "otherTable" | "otherTablePack";

const NO_NOTES: PackNotes = { reasons: {}, talk: "" };

/** The inputs and the visitor's own assumptions: stored with every change, and restored from a shared link. */
export function useInputs(
  form: RefObject<HTMLFormElement | null>,
  onRestored: (kept: Kept, from: "link" | "memory") => void,
) {
  const [inputs, setInputs] = useState(BLANK);
  const [overrides, setOverrides] = useState<AllOverrides>({});
  const [notes, setNotes] = useState(NO_NOTES);
  const [notice, setNotice] = useState<Notice>();
  const memory = useRef<Kept>({ inputs, overrides, calculated: false, notes: NO_NOTES, link: "" });
  /** What was stored when this page last looked. Where storage is blocked that never changes. */
  const seen = useRef("");
  const restored = useEffectEvent(onRestored);

  const show = (next: Kept) => {
    memory.current = next;
    setInputs(next.inputs);
    setOverrides(next.overrides);
    setNotes(next.notes);
  };
  const put = (change: Partial<Kept>) => {
    show({ ...memory.current, ...change });
    keep(memory.current);
    seen.current = JSON.stringify(recall());
  };
  // The page is shown again as it was left: what was stored since on another page wins.
  const refresh = useEffectEvent(() => {
    const stored = recall();
    if (JSON.stringify(stored) === seen.current) return;
    seen.current = JSON.stringify(stored);
    setNotice(undefined);
    // The link in the address of this page has been applied.
    show({ ...stored, link: memory.current.link });
    onRestored(memory.current, "memory");
  });
  const recallAll = useEffectEvent(() => {
    const kept = recall();
    // Text typed before hydration wins over stored inputs and over a link. A link that is followed once more
    // shows its figures once more; where the page is only reloaded or returned to, later changes win.
    const typed = Object.fromEntries(
      Object.entries(takeTyped(form.current)).filter(([name, value]) => value !== BLANK[name as keyof Inputs]),
    );
    const link = isFollowed() ? "" : kept.link;
    put({ ...kept, inputs: { ...kept.inputs, ...typed }, link: Object.keys(typed).length > 0 ? sharedQuery() : link });
  });
  const followLink = useEffectEvent(async () => {
    const { request, notice } = await readLink().catch((): ReadLink => ({ notice: "lostLink" }));
    setNotice(notice);
    if (!request) return;
    const overridden = { ...memory.current.overrides, [request.industry]: request.assumptions ?? {} };
    put({ inputs: inputsOf(request), overrides: overridden, calculated: true, link: sharedQuery() });
    onRestored(memory.current, "link");
  });

  useLayoutEffect(() => recallAll(), []);
  useEffect(() => {
    if (isNewLink(memory.current)) void followLink();
    else restored(memory.current, "memory");
    const readFragment = () => {
      if (isNewLink(memory.current)) void followLink();
    };
    addEventListener("hashchange", readFragment);
    const stopReturns = onReturn(() => refresh());
    return () => {
      stopReturns();
      removeEventListener("hashchange", readFragment);
    };
  }, []);

  return { inputs, overrides, notes, notice, setNotice, put };
}

const isNewLink = ({ link }: Kept) => new URLSearchParams(sharedQuery()).has("spend") && sharedQuery() !== link;

interface ReadLink {
  request?: RoiRequest;
  notice?: Notice;
}

/** Parses the projection in the page's address, with code that is loaded only if there is one. */
async function readLink(): Promise<ReadLink> {
  const { fromShareLink } = await import("../../../shared/domain/roi/share-link.ts");
  const shared = fromShareLink(sharedQuery());
  if (shared === "none") return {};
  if (shared === "invalid") return { notice: "badLink" };
  return shared.current ? { request: shared.request } : { request: shared.request, notice: "otherTable" };
}
