import { showsNothing } from '../../values/showsNothing.ts';
import type { Address } from '../answer.ts';
import { isNotKnown } from './notKnown.ts';

/**
 * The line of an address that was refused to which the focus goes: the first that has to be there and is not, or that says
 * only that it is not known, or else the postcode, which has a form of its own.
 */
export function wrongLine(address: Address): keyof Address {
  if (showsNothing(address.line1) || isNotKnown(address)) return 'line1';
  return showsNothing(address.town) ? 'town' : 'postcode';
}
