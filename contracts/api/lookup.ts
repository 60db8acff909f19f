import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';

/** Field names are the specification's (section 3). Empty where an address has no such part. */
export const FoundAddress = named(
  'FoundAddress',
  z.object({
    flatNumber: z.string(),
    buildingName: z.string(),
    buildingNumber: z.string(),
    street: z.string(),
    district: z.string(),
    town: z.string(),
    countryId: described(
      z.nullable(z.number()),
      '1 England, 2 Wales, 3 Scotland, 4 Northern Ireland; null when not known.',
    ),
  }),
);
export type FoundAddress = z.infer<typeof FoundAddress>;

export const addressesAtPostcode = call({
  base: 'lookup',
  method: 'POST',
  path: '/address/postcode',
  access: 'customer',
  summary: 'The addresses of a postcode; an empty list when there are none.',
  // Of any length: whatever is not a postcode gets the postcode rule's own message.
  body: z.strictObject({ postcode: z.string() }),
  answer: z.array(FoundAddress),
  errors: ['ADDRESS_LOOKUP_UNAVAILABLE', 'ADDRESS_LOOKUP_OFF'],
});

export const myAddressOnTheInternet = call({
  base: 'lookup',
  method: 'GET',
  path: '/ip',
  access: 'anyone',
  summary: 'The address a call comes from. A status other than 200 is a failure.',
  answer: z.object({ status: z.number(), ip: z.string() }),
});
