import { timeOf } from '@towpath/design-system/motion.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isJourneyPath } from '../../shell/paths.ts';
import { useLocation } from '../../shell/router/router.tsx';
import type { ChatProps } from '../chatProps.ts';
import { Launcher } from '../launcher/Launcher.tsx';
import { type ExternalChat, loadExternalChat, pressButton, watchButton } from './externalChat.ts';

/** A chat that has not hidden its button so long (ms) after it was pressed does not hide it. */
const HIDES_WITHIN = 2_000;

/** Where the chat of the other firm is: closed, opening, open, or just closed (SH-034). */
type Phase = 'closed' | 'opening' | 'open' | 'closing';

/** Our launcher with the chat of another firm, which brings a window of its own (CH-002, CH-007, SH-032, SH-033). */
export function ExternalChatParts({ isHere, onChange, chat }: ChatProps & { readonly chat: ExternalChat }) {
  const { pathname } = useLocation();
  const [isShown, setShown] = useState(false);
  const [phase, setPhase] = useState<Phase>('closed');
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAvailable = isHere && isShown;

  useEffect(() => {
    loadExternalChat(chat);
    return watchButton(setShown);
  }, [chat]);

  // The chat hides its button while its window is open, and shows it again once that is closed.
  useEffect(() => {
    if (phase === 'opening' && !isShown) setPhase('open');
    if (phase === 'open' && isShown) {
      setPhase('closing');
      closing.current = setTimeout(() => setPhase('closed'), timeOf('chat'));
    }
  }, [phase, isShown]);
  // A chat that opens without hiding its button leaves our launcher its place.
  useEffect(() => {
    if (phase !== 'opening') return;
    const stays = setTimeout(() => setPhase('closed'), HIDES_WITHIN);
    return () => clearTimeout(stays);
  }, [phase]);
  useEffect(() => () => clearTimeout(closing.current), []);

  const open = useCallback(() => {
    setPhase('opening');
    pressButton();
  }, []);
  useEffect(
    () => onChange({ isAvailable, canWrite: isAvailable, whenAnswered: undefined, open }),
    [onChange, isAvailable, open],
  );

  if (!isHere || phase !== 'closed') return null;
  return (
    <Launcher
      canMessage={isAvailable}
      leadsBack={false}
      unread={0}
      isCompact={isJourneyPath(pathname)}
      onMessage={open}
    />
  );
}
