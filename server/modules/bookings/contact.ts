import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';

/** Whom we reach, and what would help, as it was given with a booking; null for what was not. */
export type BookedContact = {
  readonly name: string | null;
  /** Null too where it is the number of the account: then the talk follows that. */
  readonly number: string | null;
  readonly email: string | null;
  readonly note: string | null;
};

type Of = { readonly customerId: string; readonly id: string };

/** What a booking’s contact is sealed for. */
export function bookingSubject({ customerId, id }: Of): string {
  return `booking ${customerId} ${id}`;
}

export function sealContact(seal: Seal, of: Of, contact: BookedContact): Buffer {
  return seal.close(JSON.stringify(contact), bookingSubject(of));
}

/** Throws DoesNotOpen. */
export function openContact(seal: Seal, of: Of, sealed: Buffer): BookedContact {
  const place = { key: 'DATA_SECRET', table: 'bookings', id: of.id } as const;
  // What was sealed for this subject was written by `sealContact`.
  return JSON.parse(openSealed(seal, sealed, bookingSubject(of), place)) as BookedContact;
}
