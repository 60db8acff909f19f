import { createContext, useContext } from 'react';

/** Live chat, as far as it is available on this page now. */
export type LiveChat = {
  readonly isAvailable: boolean;
  /** Opens the chat; only called while it is available. */
  readonly open: () => void;
};

/** A live chat on the page registers itself here. By default there is none. */
export const LiveChatContext = createContext<LiveChat>({ isAvailable: false, open: () => undefined });

/** The only place that knows whether live chat is available (AD-010). */
export function useLiveChat(): LiveChat {
  return useContext(LiveChatContext);
}
