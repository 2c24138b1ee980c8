import { type ReactNode, useRef, useState } from "react";
import { Markdown, markOf } from "../../ui/markdown/markdown.tsx";
import parts from "./answer-parts.module.css";
import { CopyAnswer, openSource, Sources, WaysOn } from "./answer-parts.tsx";
import { bodyOf, leadEnd } from "./body.ts";
import type { Conversation, Message, Rating } from "./conversation.ts";
import { closeMarkup, withMarks } from "./details.ts";
import { useAutoScroll } from "./full-screen.ts";
import { RateAnswer } from "./rate-answer.tsx";
import styles from "./transcript.module.css";
import { greeting, startersOf } from "./words.ts";

interface Props {
  conversation: Conversation;
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
  useAutoScroll(scroller, conversation);
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
            <Markdown text={closeMarkup(answer.slice(0, leadEnd(answer, true)))} growing />
          </div>
        )}
      </div>
      {messages.length === 0 && answer === undefined && <Starters onAsk={onAsk} />}
    </div>
  );
}

function Starters({ onAsk }: Pick<Props, "onAsk">) {
  const [starters] = useState(() => startersOf(document));
  return (
    <ul className={`${parts.ways} ${styles.starters}`} aria-label="Questions to start with">
      {starters.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface AnswerMessageProps {
  message: Message;
  question: string;
  /** It is the last, and no answer is awaited. */
  active: boolean;
  onAsk: Props["onAsk"];
  onRate: Props["onRate"];
}

/** A complete answer: text, sources, what can be done with it; the last one with the ways on from it. */
function AnswerMessage({ message, question, active, onAsk, onRate }: AnswerMessageProps) {
  const { id, content, incomplete, details, rating } = message;
  const [more, setMore] = useState(false);
  const body = incomplete ? closeMarkup(content) : bodyOf(content, details, active);
  const end = leadEnd(body);
  // The answer to a second question of the message is named, where it is out of sight.
  const [, next] = /^\*\*([^*\n]+)\*\*$/m.exec(body.slice(end)) ?? [];
  const part = (start: number, end: number) => withMarks(body, details ?? { sources: [] }, markOf, [start, end]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the numbers are a short way to the list of sources, which keys reach
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div onClick={openSource}>
      <Markdown text={part(0, end)} />
      {more && <Markdown text={part(end, body.length)} />}
      {end < body.length && (
        <button
          type="button"
          className={`${parts.small} ${parts.more}`}
          aria-expanded={more}
          onClick={() => setMore(!more)}
        >
          {more ? "Less" : next ? `More: ${next}` : "More"}
        </button>
      )}
      {incomplete && <p className={styles.incomplete}>Incomplete answer</p>}
      {details && details.kind !== "talk" && (
        <div className={parts.foot}>
          <Sources sources={details.sources} numbered={details.claims !== undefined} />
          <details className={parts.tools}>
            <summary aria-label="Copy or rate this answer" title="Copy or rate this answer" />
            <div>
              {details.sources.length > 0 && <CopyAnswer question={question} content={content} details={details} />}
              <RateAnswer rating={rating} onRate={(next) => onRate(id, next)} />
            </div>
          </details>
        </div>
      )}
      {details && active && <WaysOn details={details} said={content} onAsk={onAsk} />}
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
