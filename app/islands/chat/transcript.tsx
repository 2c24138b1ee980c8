import { type ReactNode, useRef } from "react";
import { Markdown, markOf } from "../../ui/markdown/markdown.tsx";
import { KeepAnswer, Options, openSource, Sources } from "./answer-parts.tsx";
import { bodyOf } from "./body.ts";
import type { Conversation, Message, Rating } from "./conversation.ts";
import { closeMarkup, withMarks } from "./details.ts";
import { useFollow } from "./full-screen.ts";
import { greeting, starters } from "./limits.ts";
import { RateAnswer } from "./rate-answer.tsx";
import styles from "./transcript.module.css";

interface Props {
  conversation: Conversation;
  /** An option was chosen. */
  onAsk: (question: string) => void;
  onRate: (message: number, rating: Rating) => Promise<void>;
}

/**
 * The messages, as a log: what is added to it is read out. An answer on its way is
 * hidden from screen readers, and takes its place in the log as a new element when
 * it is complete, so that it is heard once and whole.
 */
export function Transcript({ conversation, onAsk, onRate }: Props) {
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
        {messages.map((message, index) =>
          message.role === "user" ? (
            <Question key={message.id}>{message.content}</Question>
          ) : (
            <Answer key={message.id}>
              <AnswerMessage
                message={message}
                question={messages[index - 1]?.content ?? ""}
                active={answer === undefined && index === messages.length - 1}
                onAsk={onAsk}
                onRate={onRate}
              />
            </Answer>
          ),
        )}
        {answer && (
          <div key="growing" aria-hidden="true" className={styles.answer}>
            <Markdown text={closeMarkup(answer)} growing />
          </div>
        )}
      </div>
      {messages.length === 0 && answer === undefined && (
        <ul className={styles.starters} aria-label="Questions to start with">
          {starters.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface AnswerMessageProps {
  message: Message;
  question: string;
  /** Its options can be chosen. */
  active: boolean;
  onAsk: Props["onAsk"];
  onRate: Props["onRate"];
}

/** A complete answer: text, sources, options, rating. */
function AnswerMessage({ message, question, active, onAsk, onRate }: AnswerMessageProps) {
  const { id, content, incomplete, details, rating } = message;
  const body = bodyOf(content, details);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the numbers are a short way to the list of sources, which keys reach
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div onClick={openSource}>
      <Markdown text={incomplete ? closeMarkup(content) : details ? withMarks(body, details, markOf) : body} />
      {incomplete && <p className={styles.incomplete}>Incomplete answer</p>}
      {details && <Sources sources={details.sources} numbered={details.claims !== undefined} />}
      {details && details.kind !== "talk" && (
        <div className={styles.tools}>
          {details.sources.length > 0 && <KeepAnswer question={question} content={content} details={details} />}
          <RateAnswer rating={rating} onRate={(next) => onRate(id, next)} />
        </div>
      )}
      {details && <Options details={details} active={active} onAsk={onAsk} />}
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
