import { useCallback, useEffect, useRef } from "react";

const CHANNEL = "knowledge-base";

/** Subscribes to changes made in other tabs; returns a function that broadcasts one made here. */
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
