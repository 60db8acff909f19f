import { myAddressOnTheInternet } from '@towpath/contracts/api/lookup.ts';
import { api } from '../data/client.ts';

/** The longest that the search waits for the address, which is optional. */
const REQUEST_TIMEOUT_MS = 3_000;

/**
 * The public internet address of this device, or undefined when the lookup fails (any status but 200,
 * API-053) or takes too long: the search then goes on without it and the server fills it in (API-054).
 */
export async function addressOnTheInternet(): Promise<string | undefined> {
  const tooLate = new Promise<undefined>(resolve => setTimeout(resolve, REQUEST_TIMEOUT_MS, undefined));
  const looked = api(myAddressOnTheInternet).then(
    ({ status, ip }) => (status === 200 ? ip : undefined),
    () => undefined,
  );
  return Promise.race([looked, tooLate]);
}
