import { useEffect } from 'react';
import { keepOpen } from '../../chat/state/keptOpen.ts';
import { paths } from '../../shell/paths.ts';
import { useGoTo } from '../../shell/useGoTo.ts';
import { useSessionGuard } from '../../shell/useSessionGuard.ts';
import { Waiting } from '../Waiting.tsx';

/**
 * Where the link of a text message leads: to the page that the person has reached, with the chat open. On a device that
 * does not know them they log in first.
 */
export function ToChat() {
  const isAllowed = useSessionGuard();
  const goTo = useGoTo();
  useEffect(() => {
    if (!isAllowed) return;
    keepOpen(true);
    goTo(paths.journeyNow, { replace: true });
  }, [isAllowed, goTo]);
  return <Waiting />;
}
