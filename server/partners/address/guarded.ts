import { type BreakerLimits, breaker } from '../breaker.ts';
import { type AddressLookup, AddressLookupFault } from './port.ts';

/**
 * Lets an address provider that is away rest for a while. One that refuses us, for a key or a limit, answers at once and
 * goes on being asked: only the operator can put that right.
 */
export function guardedAddressLookup(lookup: AddressLookup, limits?: BreakerLimits): AddressLookup {
  const guard = breaker(
    fault => fault instanceof AddressLookupFault && fault.reason !== 'refused',
    () => new AddressLookupFault('resting'),
    limits,
  );
  return { addressesAt: postcode => guard(() => lookup.addressesAt(postcode)) };
}
