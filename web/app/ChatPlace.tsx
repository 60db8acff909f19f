import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ChatProps } from '../chat/chatProps.ts';
import { hasSession } from '../data/session.ts';
import { useOnline } from '../data/useOnline.ts';
import { LiveChatContext, NO_CHAT, ShowChatContext } from '../journey/liveChat.ts';
import { whenIdle } from '../shell/whenIdle.ts';

/** How long a page has been still before the chat is fetched for it, in ms: nobody waits for a page because of it. */
const CALM = 1_000;

/**
 * Around the pages: the chat, whose code is fetched once a page that has it is idle. While a conversation is open it is on
 * the person's other pages too, so that an answer reaches them there.
 */
export function ChatPlace({ children }: { children: ReactNode }) {
  const [pages, setPages] = useState(0);
  const [chat, setChat] = useState(NO_CHAT);
  const [Chat, setCode] = useState<ComponentType<ChatProps>>();
  const isOnline = useOnline();
  const show = useCallback(() => {
    setPages(count => count + 1);
    return () => setPages(count => count - 1);
  }, []);
  const isWanted = (pages > 0 || hasSession()) && isOnline && !Chat;
  useEffect(() => {
    if (!isWanted) return;
    // Without it a page is whole, so a failure is no fault of the page; it is tried again with the next one.
    const fetch = async () => {
      // What stands behind `.then` the build takes into what it waits for with the styles: only this catches both.
      try {
        const { Chat: code } = await import('../chat/Chat.tsx');
        setCode(() => code);
      } catch {}
    };
    return whenIdle([fetch], CALM);
  }, [isWanted]);
  return (
    <ShowChatContext value={show}>
      <LiveChatContext value={chat}>
        {children}
        {Chat && <Chat isHere={pages > 0} onChange={setChat} />}
      </LiveChatContext>
    </ShowChatContext>
  );
}
