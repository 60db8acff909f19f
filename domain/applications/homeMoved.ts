import { type Address, type Given, isAddress, isEntries, type Place } from './answer.ts';
import type { Field } from './form.ts';
import { WRITTEN_ADDRESS } from './known/knownOfPerson.ts';
import { keyOf, type Written } from './written.ts';

type Begun = { readonly given: Given; readonly written: readonly Written[] };
type Found = { readonly address: Address; readonly at: Place };

const HOME: Place = { field: 'homeAddress', entry: null, part: null };
const LISTED: Place = { field: 'addresses', entry: WRITTEN_ADDRESS, part: 'address' };

/**
 * The address of now that another form has, where this one asks it otherwise: one asks where somebody lives, another each
 * home of some years. Nothing where more than one home is theirs now.
 */
export function homeMoved(fields: readonly Field[], before: Begun & { readonly on: string }): Begun {
  const asks = (id: string) => fields.some(field => field.id === id);
  const isTheirs = (id: string) => id in before.given;
  if (asks('addresses') && !isTheirs('addresses')) {
    const { homeAddress } = before.given;
    if (!isAddress(homeAddress)) return NOTHING;
    const parts = { address: homeAddress, isNow: true };
    const isNow: Place = { ...LISTED, part: 'isNow' };
    return {
      given: { addresses: [{ id: WRITTEN_ADDRESS, parts }] },
      written: [LISTED, isNow].map(at => ({ ...whoWrote(before, HOME), at })),
    };
  }
  if (!asks('homeAddress') || isTheirs('homeAddress')) return NOTHING;
  const found = addressNow(before.given);
  if (!found) return NOTHING;
  return {
    given: { homeAddress: found.address },
    written: [{ ...whoWrote(before, found.at), at: HOME }],
  };
}

const NOTHING: Begun = { given: {}, written: [] };

function addressNow({ addresses }: Given): Found | null {
  const [one, ...more] = (isEntries(addresses) ? addresses : []).filter(({ parts }) => parts.isNow === true);
  const address = one?.parts.address;
  if (!one || more.length > 0 || !isAddress(address)) return null;
  return { address, at: { field: 'addresses', entry: one.id, part: 'address' } };
}

function whoWrote({ written, on }: Begun & { readonly on: string }, place: Place): Omit<Written, 'at'> {
  const wrote = written.find(({ at }) => keyOf(at) === keyOf(place));
  return { by: wrote?.by ?? null, on: wrote?.on ?? on, isBefore: true };
}
