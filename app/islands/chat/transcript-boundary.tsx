import { Component, type ReactNode } from "react";
import parts from "./answer-parts.module.css";
import styles from "./status-line.module.css";
import { unreadable } from "./words.ts";

interface Props {
  children: ReactNode;
  onStartAgain: () => void;
}

/** In place of a conversation that cannot be drawn, which would break the chat on every page of the tab. */
export class TranscriptBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  startAgain = () => {
    this.props.onStartAgain();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className={styles.line}>
        <p>{unreadable.text}</p>
        <button type="button" className={parts.small} onClick={this.startAgain}>
          {unreadable.startAgain}
        </button>
      </div>
    );
  }
}
