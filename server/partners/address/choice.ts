import type { AddressProviderSettings } from '../../platform/config/config.ts';
import { idealPostcodes } from './idealPostcodes.ts';
import type { AddressLookup } from './port.ts';
import { sandboxAddresses } from './sandboxAddresses.ts';

/** The provider that the settings name. */
export function addressLookupBy(provider: AddressProviderSettings): AddressLookup {
  return provider.name === 'ideal-postcodes' ? idealPostcodes(provider) : sandboxAddresses(provider);
}
