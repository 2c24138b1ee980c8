import { UnansweredCard } from "./tools/unanswered-card.tsx";

export function QuestionsPage() {
  return <UnansweredCard />;
}
