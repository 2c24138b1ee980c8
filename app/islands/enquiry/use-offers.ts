import { useEffect, useEffectEvent, useState } from "react";
import { focusedAndFaulty } from "../../ui/toast-place.ts";
import { showToast, type Toast } from "../../ui/toaster.tsx";
import { addTo, keyOf, type Offer, readOffers, removeOffer, SOURCES, type Source } from "./offers.ts";

/** Offers of the chat and the calculator; `onAdd` gets what adds one to a message. */
export function useOffers(onAdd: (withText: (message: string) => string, source: Source) => void) {
  const [offers, setOffers] = useState<Offer[]>([]);

  const drop = ({ source }: Offer) => {
    removeOffer(source);
    setOffers(readOffers());
  };
  const add = (offer: Offer) => {
    onAdd((message) => addTo(message, offer), offer.source);
    drop(offer);
  };
  const check = useEffectEvent(() => {
    const found = readOffers();
    setOffers(found);
    const agreed = found.find((offer) => offer.agreed);
    if (agreed) add(agreed);
  });

  useEffect(() => {
    const listen = () => check();
    // A tick later, when the stored entries have been restored.
    const first = setTimeout(listen);
    for (const source of SOURCES) addEventListener(keyOf(source), listen);
    addEventListener("pageshow", listen);
    return () => {
      clearTimeout(first);
      for (const source of SOURCES) removeEventListener(keyOf(source), listen);
      removeEventListener("pageshow", listen);
    };
  }, []);

  return { offers, add, dismiss: drop };
}

/** The form's toasts: each replaces the one before. */
export const SOURCE = "enquiry";

/** By default a toast must cover neither the focused control nor what is wrong. */
export function tell(toast: Toast) {
  void showToast({ subject: focusedAndFaulty, ...toast, source: SOURCE });
}
