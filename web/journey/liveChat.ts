import { createContext, useContext } from 'react';

/** Talking to somebody by messages, as far as it can be had on this page now. */
export type LiveChat = {
  readonly isAvailable: boolean;
  /** Opens the chat; only called while it is available. */
  readonly open: () => void;
};

/** A live chat on the page registers itself here. By default there is none. */
export const LiveChatContext = createContext<LiveChat>({ isAvailable: false, open: () => undefined });

/** The one place to learn whether live chat can be had (AD-010). */
export function useLiveChat(): LiveChat {
  return useContext(LiveChatContext);
}
