import type { LiveChat } from '../journey/liveChat.ts';

/** What the chat is told, and tells. */
export type ChatProps = {
  /** Whether the page has the chat. What is open stays open while the person goes through pages without it. */
  readonly isHere: boolean;
  readonly onChange: (chat: LiveChat) => void;
};
