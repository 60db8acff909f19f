import { myAddressOnTheInternet } from '@towpath/contracts/api/lookup.ts';
import { api } from '../data/client.ts';

/** The search waits no longer than this for the address, which is optional. */
const REQUEST_TIMEOUT_MS = 3_000;

/**
 * The address this device has on the internet, or undefined when the lookup says no, anything but 200 included
 * (API-053), or takes too long: the search then goes on without it and the server fills it in (API-054).
 */
export async function addressOnTheInternet(): Promise<string | undefined> {
  const tooLate = new Promise<undefined>(resolve => setTimeout(resolve, REQUEST_TIMEOUT_MS, undefined));
  const looked = api(myAddressOnTheInternet).then(
    ({ status, ip }) => (status === 200 ? ip : undefined),
    () => undefined,
  );
  return Promise.race([looked, tooLate]);
}
