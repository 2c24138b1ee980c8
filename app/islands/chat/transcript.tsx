import { type ReactNode, useRef } from "react";
import type { Conversation } from "./conversation.ts";
import { useFollow } from "./follow.ts";
import { Markdown } from "./markdown.tsx";
import { settle } from "./settle.ts";
import styles from "./transcript.module.css";
import { greeting, starters } from "./words.ts";

interface Props {
  conversation: Conversation;
  onStarter: (question: string) => void;
}

/**
 * The messages, as a log: what is added to it is read out. An answer on its way is
 * hidden from screen readers, and takes its place in the log as a new element when
 * it is complete, so that it is heard once and whole.
 */
export function Transcript({ conversation, onStarter }: Props) {
  const { messages, answer } = conversation;
  const scroller = useRef<HTMLDivElement>(null);
  useFollow(scroller, conversation);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: no element groups without being a form's
    <div ref={scroller} className={styles.scroller} role="group" aria-label="Conversation" tabIndex={0}>
      <div className={styles.log} role="log" aria-label="Messages">
        <Answer>
          <p>{greeting}</p>
        </Answer>
        {messages.map(({ id, role, content, incomplete }) =>
          role === "user" ? (
            <Question key={id}>{content}</Question>
          ) : (
            <Answer key={id}>
              <Markdown text={incomplete ? settle(content) : content} />
              {incomplete && <p className={styles.incomplete}>Incomplete answer</p>}
            </Answer>
          ),
        )}
        {answer && (
          <div key="growing" aria-hidden="true" className={styles.answer}>
            <Markdown text={settle(answer)} growing />
          </div>
        )}
      </div>
      {messages.length === 0 && answer === undefined && (
        <ul className={styles.starters} aria-label="Questions to start with">
          {starters.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => onStarter(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Question({ children }: { children: string }) {
  return (
    <div className={styles.question} data-question>
      <span className="visually-hidden">You: </span>
      <div dir="auto">{children}</div>
    </div>
  );
}

function Answer({ children }: { children: ReactNode }) {
  return (
    <div className={styles.answer}>
      <span className="visually-hidden">AI consultant: </span>
      {children}
    </div>
  );
}
