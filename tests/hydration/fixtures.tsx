/** Islands as nobody should write them, and one that is in order. */
import { type ComponentType, useId, useState } from "react";

function WithIds() {
  const [pressed, setPressed] = useState(0);
  const field = useId();
  const hint = useId();
  return (
    <form>
      <label htmlFor={field}>Field</label>
      <input id={field} name="field" aria-describedby={hint} />
      <p id={hint}>A hint</p>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Pressed {pressed}
      </button>
    </form>
  );
}

function BreaksAtOnce() {
  if (typeof window !== "undefined") throw new Error("this browser lacks something");
  return <p>Readable</p>;
}

function BreaksLater() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error("a case that nobody thought of");
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

export const fixtures: Record<string, ComponentType> = { WithIds, BreaksAtOnce, BreaksLater };
