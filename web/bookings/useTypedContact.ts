import { useMemo, useState } from 'react';
import type { Kind } from '../data/outbox/entry.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { isText, objectOf } from '../data/outbox/shape.ts';
import type { Contact } from './HowToTalk.tsx';
import { words } from './words.ts';

/** What stands in the inputs of a booking until it is sent. The note may tell of health: it stays in this tab. */
const TYPED: Kind<Contact> = {
  name: 'booking',
  called: words.typed,
  fits: objectOf<Contact>({ name: isText, number: isText, email: isText, note: isText }),
  keptIn: 'tab',
};
const NOTHING: Contact = { name: '', number: '', email: '', note: '' };

/**
 * Name, number, email and note in their inputs, kept at each key, through a reload.
 *
 * @param key which of the places where a talk is booked
 */
export function useTypedContact(key: 'new' | 'beside a choice' = 'new') {
  const outbox = useOutbox();
  const slot = useMemo(() => outbox.slot(TYPED, () => ({ scope: 'bookings', key })), [outbox, key]);
  const [contact, setContact] = useState(() => slot.read() ?? NOTHING);
  return {
    contact,
    type(change: Partial<Contact>) {
      const now = { ...contact, ...change };
      setContact(now);
      if (Object.values(now).every(typed => typed === '')) slot.forget();
      else slot.keep(now);
    },
    /** It is booked. */
    forget: slot.forget,
  };
}
