/**
 * The one state machine of everything that a page loads later, islands and behaviours alike.
 *
 *   waiting ── start ──► loading ──────► ready
 *                         │   ▲            │ it threw while in use
 *                         ▼   │ start      ▼
 *                        failed ◄──────────┘
 *
 * The state stands on the element as `data-state`, where style sheets and tests read it.
 */
export type PartState = "waiting" | "loading" | "ready" | "failed";

export interface LazyPart {
  readonly state: PartState;
  /** Loads the part, or retries after a failure. Does nothing while it loads or once it is ready. */
  start: () => Promise<void>;
  fail: (error: unknown) => void;
}

/** `load` is told whether it failed before, `onChange` of every state but the first. */
export function lazyPart(
  element: HTMLElement,
  load: (again: boolean) => Promise<void>,
  onChange: (state: PartState) => void = () => undefined,
): LazyPart {
  let state: PartState = "waiting";
  const become = (next: PartState) => {
    state = next;
    element.dataset.state = next;
    onChange(next);
  };
  const fail = (error: unknown) => {
    console.error(`${element.dataset.island ?? element.dataset.behaviour} failed.`, error);
    become("failed");
  };
  return {
    get state() {
      return state;
    },
    async start() {
      if (state === "loading" || state === "ready") return;
      const again = state === "failed";
      become("loading");
      try {
        await load(again);
        become("ready");
      } catch (error) {
        fail(error);
      }
    },
    fail,
  };
}
