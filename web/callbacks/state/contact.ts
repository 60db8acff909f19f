import type { CallbackRequest } from '@towpath/contracts/api/callbacks.ts';
import { useMemo, useState } from 'react';
import type { Kind } from '../../data/outbox/entry.ts';
import type { Outbox, Slot } from '../../data/outbox/outbox.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { isText, objectOf } from '../../data/outbox/shape.ts';
import { words } from '../words.ts';

/** Whom an adviser asks for, and the number they call. */
export type Contact = { readonly contactName: string; readonly contactNumber: string };

/** A name and number as they stand in their inputs, by the step at which a call can be requested. */
const CONTACT: Kind<Contact> = {
  name: 'contact',
  called: words.typed,
  fits: objectOf<Contact>({ contactName: isText, contactNumber: isText }),
  keptIn: 'browser',
};

/** Where the name and number typed at a step are kept until the call is requested. */
export function contactSlot(outbox: Outbox, stepId: string): Slot<Contact> {
  return outbox.slot(CONTACT, () => ({ scope: 'calls', key: stepId }));
}

/**
 * The name and number in their inputs, kept at each key.
 *
 * @param onFile what is known of the person; it is kept only once they type something else
 * @param unsent what was requested here and did not get through
 */
export function useContact(stepId: string, onFile: Contact, unsent?: CallbackRequest) {
  const outbox = useOutbox();
  const slot = useMemo(() => contactSlot(outbox, stepId), [outbox, stepId]);
  const [contact, setContact] = useState<Contact>(
    () =>
      slot.read() ?? {
        contactName: unsent?.contactName ?? onFile.contactName,
        contactNumber: unsent?.contactNumber ?? onFile.contactNumber,
      },
  );
  return {
    contact,
    type(change: Partial<Contact>) {
      const now = { ...contact, ...change };
      setContact(now);
      const isOnFile = now.contactName === onFile.contactName && now.contactNumber === onFile.contactNumber;
      if (isOnFile) slot.forget();
      else slot.keep(now);
    },
    /** The call is requested: its entry in the outbox holds the name and number from here on. */
    forgetTyped: slot.forget,
  };
}
