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

/** Name, number, email and note in their inputs, kept at each key, through a reload. */
export function useTypedContact() {
  const outbox = useOutbox();
  const slot = useMemo(() => outbox.slot(TYPED, () => ({ scope: 'bookings', key: 'new' })), [outbox]);
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
