/** The behaviours that a page may name in `data-behaviour`. */
export type BehaviourName = "carousel" | "counters" | "reading-progress" | "today";

declare module "react" {
  interface HTMLAttributes<T> {
    /** A mistyped one is an error of types. */
    "data-behaviour"?: BehaviourName | undefined;
  }
}
