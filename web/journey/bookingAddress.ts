import { marketingContext } from '../data/marketing.ts';

/**
 * Where a slot is booked, with the id of the campaign or partner that brought the visitor to us (AD-020). The address
 * keeps its own parameters. A page of ours stays a path.
 *
 * @param bookingUrl an address that starts with https://, or the path of a page of ours
 */
export function bookingAddress(bookingUrl: string, appId = marketingContext().appId): string {
  const isOurs = bookingUrl.startsWith('/');
  // What stands before a path of ours is cut off again.
  const address = new URL(bookingUrl, 'https://ours.invalid');
  if (appId) address.searchParams.set('appId', appId);
  return isOurs ? address.pathname + address.search : address.href;
}
