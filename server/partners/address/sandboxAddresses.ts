import * as z from 'zod';
import { countryIdOf } from './countryId.ts';
import { getJson, readAs } from './getJson.ts';
import { type AddressLookup, REQUEST_TIMEOUT_MS } from './port.ts';

const Answer = z.object({
  addresses: z.array(
    z.object({
      flat: z.string(),
      houseName: z.string(),
      houseNumber: z.string(),
      street: z.string(),
      locality: z.string(),
      town: z.string(),
      nation: z.string(),
    }),
  ),
});

/** Asks the stand-in that comes with the service, over HTTP like any other. */
export function sandboxAddresses(
  { url }: { readonly url: string },
  { timeoutMs = REQUEST_TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): AddressLookup {
  return {
    async addressesAt(postcode) {
      const asked = new URL(`${url}/addresses`);
      asked.searchParams.set('postcode', postcode);
      const sent = await getJson({ url: asked, signal: AbortSignal.timeout(timeoutMs) });
      return readAs(Answer, sent).addresses.map(({ flat, houseName, houseNumber, street, ...place }) => ({
        flatNumber: flat,
        buildingName: houseName,
        buildingNumber: houseNumber,
        street,
        district: place.locality,
        town: place.town,
        countryId: countryIdOf(place.nation),
      }));
    },
  };
}
