import { marketingContext } from '../data/marketing.ts';

/**
 * The booking site's address with the id of the campaign or partner that brought the visitor to us (AD-020).
 * The address keeps its own parameters.
 */
export function bookingAddress(bookingUrl: string, appId = marketingContext().appId): string {
  const address = new URL(bookingUrl);
  if (appId) address.searchParams.set('appId', appId);
  return address.href;
}
