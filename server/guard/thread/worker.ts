/** Entry point of the guard's thread, which has no store, no network and no environment. */
import { parentPort } from "node:worker_threads";
import { streamGuardOf } from "../guard.ts";
import type { StreamGuard } from "../stream.ts";
import type { Delivery, Order } from "./messages.ts";

const answers = new Map<number, StreamGuard>();

parentPort?.on("message", (order: Order) => {
  const { id } = order;
  if (order.do === "begin") answers.set(id, streamGuardOf(order.answer));
  else if (order.do === "leave") answers.delete(id);
  else if (order.do === "ping") deliver({ id, text: "" });
  else judge(order);
});

/** Words of an answer that was ended or left are not judged. */
function judge(order: Order & { do: "push" | "end" }) {
  const { id } = order;
  const guard = answers.get(id);
  if (!guard) return;
  const text = order.do === "push" ? guard.push(order.text) : "";
  const { closed, torso } = guard.report();
  if (order.do === "push" && !closed && !torso) {
    if (text) deliver({ id, text });
    return;
  }
  answers.delete(id);
  const rest = guard.end();
  deliver({ id, text: text + rest, report: guard.report() });
}

const deliver = (delivery: Delivery) => parentPort?.postMessage(delivery);
