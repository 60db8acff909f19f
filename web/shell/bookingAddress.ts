import { marketingContext } from '../data/marketing.ts';

/**
 * The address at which talks are booked, with the id of the campaign or partner that brought the visitor to us (AD-020):
 * our own page, or a booking site. The address keeps its own parameters.
 */
export function bookingAddress(bookingUrl: string, appId = marketingContext().appId): string {
  if (!bookingUrl.startsWith('/')) return withAppId(new URL(bookingUrl), appId).href;
  // Of our own pages the host does not matter: any will do to take the address apart.
  const { pathname, search } = withAppId(new URL(bookingUrl, 'https://own.invalid'), appId);
  return pathname + search;
}

function withAppId(address: URL, appId: string | undefined): URL {
  if (appId) address.searchParams.set('appId', appId);
  return address;
}
