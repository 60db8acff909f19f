import type { FoundAddress } from '@towpath/contracts/api/lookup.ts';

/** Finds the addresses of a postcode, through a provider; most providers charge for each lookup. */
export type AddressLookup = {
  /**
   * The addresses of a postcode that is written the usual way, in the provider's order; empty when it has none.
   * Rejects with an AddressLookupFault when the provider does not answer as agreed.
   */
  addressesAt(postcode: string): Promise<readonly FoundAddress[]>;
};

/**
 * Why a lookup failed: no answer in time; none at all or a fault of the provider's; an answer that cannot be
 * read; or a refusal that only the operator can fix (key, balance, daily limit). While it rests after several failures in
 * a row, it is not asked.
 */
export type AddressLookupReason =
  | 'slow'
  | 'down'
  | 'malformed'
  | 'refused'
  | 'resting'
  /** Nobody vouches for who answered. */
  | 'false certificate';

/** Contains only the reason, so that it can be logged: no postcode, no address, no key. */
export class AddressLookupFault extends Error {
  override readonly name = 'AddressLookupFault';
  readonly reason: AddressLookupReason;
  /** The provider's own number for it, where it gave one. */
  readonly providerCode: number | undefined;

  constructor(reason: AddressLookupReason, providerCode?: number) {
    super(`the address lookup is ${reason}`);
    this.reason = reason;
    this.providerCode = providerCode;
  }
}

/** How long a person waits for the list before they are told to type the address instead, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 4000;
