import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { onReturn } from "../../arrival.ts";
import { handOver, onHandOver } from "../../hand-over.ts";
import { listen } from "../../listen.ts";
import { keepTypedResetRest } from "../../ui/typed-values.ts";
import { canRestore, createDraft, EMPTY } from "./draft.ts";
import { addTo, nameOf, type Offer, readOffers, SOURCES, type Source } from "./offers.ts";

/** The draft and what is done with it; `onReplaced` is called when another enquiry is in the form, or none. */
export function useDraft(form: RefObject<HTMLFormElement | null>, onReplaced: () => void) {
  const [shown, show] = useState(EMPTY);
  const replaced = useEffectEvent(onReplaced);
  const [draft] = useState(() =>
    createDraft((next, other) => {
      show(next);
      if (other) replaced();
    }),
  );

  // Before the effects of the form's other parts, which add to the entries.
  useLayoutEffect(() => draft.start(keepTypedResetRest(form.current)), [draft, form]);
  useEffect(() => onReturn(draft.refresh), [draft]);
  useEffect(() => listen(["storage"], draft.refresh), [draft]);

  return { ...draft, entries: shown.entries, canRestore: canRestore(shown) };
}

/** Offers of the chat and the calculator; `onAdd` gets what adds one to a message. */
export function useOffers(onAdd: (withText: (message: string) => string, source: Source) => void) {
  const [offers, setOffers] = useState<Offer[]>([]);

  const drop = ({ source }: Offer) => {
    handOver(nameOf(source), undefined);
    setOffers(readOffers());
  };
  const add = (offer: Offer) => {
    onAdd((message) => addTo(message, offer), offer.source);
    drop(offer);
  };
  const recheck = useEffectEvent(() => {
    const found = readOffers();
    setOffers(found);
    const agreed = found.find((offer) => offer.agreed);
    if (agreed) add(agreed);
  });

  useEffect(() => onHandOver(SOURCES.map(nameOf), () => recheck()), []);

  return { offers, add, dismiss: drop };
}
