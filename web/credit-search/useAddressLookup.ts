import { addressesAtPostcode, type FoundAddress } from '@towpath/contracts/api/lookup.ts';
import type { LookupOutcome } from '@towpath/design-system/inputs/AddressLookup.tsx';
import { ADDRESS_LOOKUP_MESSAGES } from '@towpath/domain/values/addressLookup.ts';
import { useRef, useState } from 'react';
import { api } from '../data/client.ts';
import { isFailure } from '../data/failure.ts';
import { addressLine } from './searchFields.ts';
import { words } from './words.ts';

/** The lookup of addresses by postcode (CS-018). A failure blocks nobody: the address can be typed. */
export function useAddressLookup() {
  const [outcome, setOutcome] = useState<LookupOutcome>({ state: 'idle' });
  const [found, setFound] = useState<readonly FoundAddress[]>([]);
  const [picked, setPicked] = useState('');
  const latest = useRef(0);

  /** Looks for the addresses at a postcode that has been checked. */
  async function find(postcode: string): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    setPicked('');
    setOutcome({ state: 'looking' });
    const next = await outcomeAt(postcode).catch((failure: unknown) => {
      if (!isFailure(failure)) throw failure;
      return {
        addresses: [],
        outcome: { state: 'error', message: ADDRESS_LOOKUP_MESSAGES.unavailable } as const,
      };
    });
    if (latest.current !== mine) return;
    setFound(next.addresses);
    setOutcome(next.outcome);
  }

  /** The postcode has changed, so the addresses found for the earlier one no longer apply. */
  function forget(): void {
    latest.current += 1;
    setOutcome({ state: 'idle' });
    setPicked('');
  }

  function pick(value: string): FoundAddress | undefined {
    setPicked(value);
    return value === '' ? undefined : found[Number(value)];
  }

  return { outcome, picked, find, forget, pick };
}

async function outcomeAt(
  postcode: string,
): Promise<{ addresses: readonly FoundAddress[]; outcome: LookupOutcome }> {
  const addresses = await api(addressesAtPostcode, { body: { postcode } });
  if (addresses.length === 0) {
    const message = words.whereYouLive.noneFound(postcode);
    return { addresses, outcome: { state: 'none', message } };
  }
  const options = addresses.map((address, place) => ({ value: String(place), label: addressLine(address) }));
  return { addresses, outcome: { state: 'found', options } };
}
