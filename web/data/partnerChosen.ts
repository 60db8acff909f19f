import { readCookie } from './cookies.ts';

/** The app id of the partner in whose look the next page comes, as the server noted it; undefined for ours. */
export function partnerChosen(): string | undefined {
  return readCookie('partner');
}
