import type { FoundAddress } from '@towpath/contracts/api/lookup.ts';
import { checkPostcode } from '@towpath/domain/values/postcode.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type AddressLookup, AddressLookupFault } from '../../partners/address/port.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { inOrder } from './inOrder.ts';

export type PostcodeLookup = (typed: string) => Promise<FoundAddress[]>;

/**
 * The addresses at a postcode as typed, in street order. Throws VALIDATION_FAILED at `postcode` before the
 * provider is asked, ADDRESS_LOOKUP_OFF without a provider, ADDRESS_LOOKUP_UNAVAILABLE when the provider does
 * not answer as agreed.
 */
export function postcodeLookup(
  provider: AddressLookup | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): PostcodeLookup {
  return async typed => {
    const checked = checkPostcode(typed);
    if (!checked.ok) throw fieldError('postcode', checked.message);
    if (!provider) throw new ApiError('ADDRESS_LOOKUP_OFF');
    try {
      return inOrder(await provider.addressesAt(checked.value));
    } catch (fault) {
      if (!(fault instanceof AddressLookupFault)) throw fault;
      const { reason, providerCode } = fault;
      // A refusal lasts until the operator acts; the other faults are temporary.
      if (reason === 'refused') log.error({ providerCode }, 'the address provider refuses us');
      else log.warn({ reason, providerCode }, 'the address lookup did not work');
      throw new ApiError('ADDRESS_LOOKUP_UNAVAILABLE');
    }
  };
}
