import { timeOf } from '@towpath/design-system/motion.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { hasSession, onSessionEnd } from '../data/session.ts';
import { useOnline } from '../data/useOnline.ts';
import { isJourneyPath } from '../shell/paths.ts';
import { useLocation } from '../shell/router/router.tsx';
import type { ChatProps } from './chatProps.ts';
import { Launcher } from './launcher/Launcher.tsx';
import { whenOpens } from './moments.ts';
import { isOwnPath } from './ownPath.ts';
import { ChatStore, type Shown } from './state/chatStore.ts';
import { isUnderWay, unreadOf } from './state/conversation.ts';
import { keepOpen, wasOpen } from './state/keptOpen.ts';
import { onSent } from './state/messageSave.ts';
import { ChatWindow } from './window/ChatWindow.tsx';
import { words } from './words.ts';

/** Where the chat is: its launcher, its window, or, for a moment after the window was closed, neither (SH-034). */
type Phase = 'launcher' | 'window' | 'back from before' | 'closing';

/** The launcher and, in its place, the window of our own chat (SH-033, SH-034, SH-035). */
export function OwnChat({ isHere: pageHasIt, onChange }: ChatProps) {
  const outbox = useOutbox();
  const { pathname } = useLocation();
  const [store] = useState(() => new ChatStore(() => void outbox.drain()));
  const shown = useSyncExternalStore(store.watch, store.shown);
  const [phase, setPhase] = useState<Phase>(wasOpen() ? 'back from before' : 'launcher');
  const [isSmaller, setSmaller] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);

  const isUnderWayNow = isUnderWay(shown);
  // Its window stays where it is once a conversation has ended in it.
  const [isHeld, setHeld] = useState(false);
  const isOwn = isOwnPath(pathname);
  const isHere = pageHasIt || (isOwn && shown.state !== undefined && (isUnderWayNow || isHeld));
  const canWrite = isHere && shown.state?.isOn === true;
  const isAvailable = canWrite && shown.state?.isSomebodyHere === true;
  const isOpen = phase === 'window' || phase === 'back from before';
  const open = useCallback(() => {
    setPhase('window');
    keepOpen(true);
  }, []);
  useEffect(() => {
    if (isUnderWayNow) setHeld(true);
    else if (!isOpen) setHeld(false);
  }, [isUnderWayNow, isOpen]);
  const whenAnswered = lineOf(shown);
  useEffect(
    () => onChange({ isAvailable, canWrite, whenAnswered, open }),
    [onChange, isAvailable, canWrite, whenAnswered, open],
  );

  useEffect(() => {
    const stops = [onSent(store.took), onSessionEnd(store.stop), store.stop];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
  // The code may come after its page: who has logged out meanwhile is asked for nothing.
  useEffect(() => {
    if ((isHere || isOwn) && hasSession() && !store.shown().state) void store.look();
  }, [isHere, isOwn, store]);
  // Who has closed the window still hears of an answer.
  const listens = isHere && (isOpen || isUnderWay(shown));
  useEffect(() => {
    if (listens) store.listen();
    else store.stop();
  }, [listens, store]);

  // Another call got no answer.
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) store.doubt();
  }, [isOnline, store]);

  function close(smaller: boolean) {
    keepOpen(false);
    setSmaller(smaller);
    setPhase('closing');
    setTimeout(() => setPhase('launcher'), timeOf('chat'));
  }

  // The launcher has come back: the focus goes to it, unless it is at work elsewhere by now.
  const wasClosing = useRef(false);
  useEffect(() => {
    if (phase === 'launcher' && wasClosing.current && document.activeElement === document.body)
      launcher.current?.focus();
    wasClosing.current = phase === 'closing';
  }, [phase]);

  if (!isHere || phase === 'closing') return null;
  if (isOpen && canWrite)
    return (
      <ChatWindow
        store={store}
        shown={shown}
        isBack={phase === 'back from before'}
        onSmaller={() => close(true)}
        onClose={() => close(false)}
      />
    );
  return (
    <Launcher
      buttonRef={launcher}
      canMessage={canWrite}
      leadsBack={isSmaller && isUnderWay(shown)}
      unread={unreadOf(shown)}
      messageLine={whenAnswered}
      isCompact={isJourneyPath(pathname)}
      onMessage={open}
    />
  );
}

function lineOf(shown: Shown): string | undefined {
  const { state } = shown;
  const { lines } = words.launcher;
  if (!state) return undefined;
  if (isUnderWay(shown)) return lines.underWay;
  if (state.isOpen) return state.isSoon ? lines.soon(state.goalMinutes) : lines.open;
  const opens = whenOpens(state);
  return opens ? lines.shut(opens) : lines.shutForLong;
}
