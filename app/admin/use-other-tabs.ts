import { useCallback, useEffect, useRef } from "react";

const CHANNEL = "knowledge-base";

/** Hears of changes that this page makes in another tab; answers how to tell the other tabs of one made here. */
export function useOtherTabs(onChanged: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = onChanged;
    channel.current = opened;
    return () => opened.close();
  }, [onChanged]);
  return useCallback(() => channel.current?.postMessage("changed"), []);
}
