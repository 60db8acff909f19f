import { createContext, useContext, useEffect } from 'react';

/** Live chat, as far as it is available on this page now. */
export type LiveChat = {
  /** Whether somebody answers now. */
  readonly isAvailable: boolean;
  /** Whether a message can be written, whoever answers it and when. */
  readonly canWrite?: boolean;
  /** When a message is answered, as a line to show; undefined while that is not known. */
  readonly whenAnswered?: string | undefined;
  /** Opens the chat; only called while a message can be written. */
  readonly open: () => void;
};

/** What there is before a chat has come, and where none does. */
export const NO_CHAT: LiveChat = {
  isAvailable: false,
  open: () => undefined,
};

/** A live chat on the page registers itself here. */
export const LiveChatContext = createContext<LiveChat>(NO_CHAT);

/** The only place that knows whether live chat is available (AD-010). */
export function useLiveChat(): LiveChat {
  return useContext(LiveChatContext);
}

/** Tells the app that a page has the chat. Returns a function that takes it back. */
export type ShowChat = () => () => void;

export const ShowChatContext = createContext<ShowChat>(() => () => undefined);

/** Shows the chat's launcher over this page while `isOn`, and what is open of the chat (SH-038, DB-008). */
export function useChatHere(isOn: boolean): void {
  const show = useContext(ShowChatContext);
  useEffect(() => {
    if (isOn) return show();
  }, [isOn, show]);
}
