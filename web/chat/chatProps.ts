import type { LiveChat } from '../journey/liveChat.ts';

/** What the chat is told, and tells. */
export type ChatProps = {
  /**
   * Whether the page has the chat. What is open stays open while the person goes through pages without it; on those of
   * their own our chat is there as long as a conversation is open.
   */
  readonly isHere: boolean;
  readonly onChange: (chat: LiveChat) => void;
};
