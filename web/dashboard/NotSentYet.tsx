import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useSyncExternalStore } from 'react';
import type { Outbox } from '../data/outbox/outbox.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { useOnline } from '../data/useOnline.ts';
import { words } from './words.ts';

/** What only this device has, by name. */
type OnlyHere = {
  /** It waits to be sent; without a connection, what is only typed stands here too. */
  readonly unsent: readonly string[];
  /** It is typed, and the person has still to submit it. */
  readonly typed: readonly string[];
};

/** What of the person's only this device has, as it changes. */
export function useOnlyHere(): OnlyHere {
  const outbox = useOutbox();
  const online = useOnline();
  const waiting = useNames(outbox, false);
  const typed = useNames(outbox, true);
  return online ? { unsent: waiting, typed } : { unsent: [...new Set([...waiting, ...typed])], typed: [] };
}

/**
 * Says what has not been sent yet, by name; nothing where there is none.
 *
 * @param isClosed the session takes no more, so that it never will be
 */
export function NotSentYet({
  unsent,
  isClosed = false,
  className,
}: Pick<OnlyHere, 'unsent'> & { readonly isClosed?: boolean; readonly className?: string | undefined }) {
  if (unsent.length === 0) return null;
  return (
    <div className={className}>
      <Notification tone="orange" heading={isClosed ? words.notSaved.headingClosed : words.notSaved.heading}>
        <p>{isClosed ? words.notSaved.closed : words.notSaved.text}</p>
        <ul>
          {unsent.map(name => (
            <li key={name}>{name.slice(0, 1).toUpperCase() + name.slice(1)}</li>
          ))}
        </ul>
      </Notification>
    </div>
  );
}

function useNames(outbox: Outbox, isTyped: boolean): readonly string[] {
  // One text, so that it is the same while the names are.
  const names = useSyncExternalStore(outbox.subscribe, () => {
    const entries = outbox.unsent().filter(({ state }) => (state === 'typed') === isTyped);
    return [...new Set(entries.map(({ called }) => called))].join('\n');
  });
  return names === '' ? [] : names.split('\n');
}
