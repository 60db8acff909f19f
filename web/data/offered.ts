import type { SiteFact } from '@towpath/contracts/content/siteFacts.ts';

/**
 * Whether the service offers something that its operator can switch off. The server lists what is off in the
 * page, so it is known before anything is drawn.
 */
export function isOffered(what: Exclude<SiteFact, 'trial'>): boolean {
  const off = document.querySelector<HTMLMetaElement>('meta[name="off"]')?.content ?? '';
  return !off.split(' ').includes(what);
}
