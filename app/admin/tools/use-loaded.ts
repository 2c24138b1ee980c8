import { useCallback, useEffect, useState } from "react";
import { type Task, useTask } from "../use-task.ts";

/** Data that is loaded on mount, and again on demand. */
export function useLoaded<T>(
  name: string,
  load: () => Promise<T>,
): { value: T | undefined; reload: () => void; task: Task } {
  const task = useTask();
  const { run } = task;
  const [value, setValue] = useState<T>();
  const reload = useCallback(() => void run(name, async () => setValue(await load())), [run, name, load]);
  useEffect(reload, [reload]);
  return { value, reload, task };
}
