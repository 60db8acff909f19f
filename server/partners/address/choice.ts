import type { Config } from '../../platform/config/config.ts';
import { idealPostcodes } from './idealPostcodes.ts';
import type { AddressLookup } from './port.ts';
import { sandboxAddresses } from './sandboxAddresses.ts';

/** The provider that the settings name. `standIn` gives the address of the stand-in where they name no other place. */
export async function addressLookupBy(
  { addressProvider }: Pick<Config, 'addressProvider'>,
  standIn: () => Promise<string>,
): Promise<AddressLookup> {
  if (addressProvider.name === 'ideal-postcodes') return idealPostcodes(addressProvider);
  return sandboxAddresses({ url: addressProvider.url ?? (await standIn()) });
}
