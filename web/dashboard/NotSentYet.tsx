import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useSyncExternalStore } from 'react';
import type { Outbox } from '../data/outbox/outbox.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { useOnline } from '../data/useOnline.ts';
import { words } from './words.ts';

/**
 * What only this device has, by name: what waits to be sent and, without a connection, what is only typed too. Nothing
 * where there is none.
 */
export function NotSentYet({ className }: { className?: string | undefined }) {
  const outbox = useOutbox();
  const online = useOnline();
  const names = useSyncExternalStore(outbox.subscribe, () => namesOf(outbox, online)).split('\n');
  const things = names.filter(name => name !== '');
  if (things.length === 0) return null;
  return (
    <div className={className}>
      <Notification tone="orange" heading={words.notSaved.heading}>
        <p>{words.notSaved.text}</p>
        <ul>
          {things.map(name => (
            <li key={name}>{name.slice(0, 1).toUpperCase() + name.slice(1)}</li>
          ))}
        </ul>
      </Notification>
    </div>
  );
}

/** One text, so that it is the same while the names are. */
function namesOf(outbox: Outbox, online: boolean): string {
  const unsent = outbox.unsent().filter(({ state }) => !online || state !== 'typed');
  return [...new Set(unsent.map(({ called }) => called))].join('\n');
}
