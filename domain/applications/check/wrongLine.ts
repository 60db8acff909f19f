import { showsNothing } from '../../values/showsNothing.ts';
import type { Address } from '../answer.ts';

/**
 * The line of an address that was refused to which the focus goes: the first that has to be there and is not, or else the
 * postcode, which has a form of its own.
 */
export function wrongLine(address: Address): keyof Address {
  if (showsNothing(address.line1)) return 'line1';
  return showsNothing(address.town) ? 'town' : 'postcode';
}
