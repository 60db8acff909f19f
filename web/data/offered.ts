import type { SiteFact } from '@towpath/contracts/content/siteFacts.ts';

/**
 * Whether the service offers something that its operator can switch off. The server lists in the page what is off, so
 * that it is known before anything is drawn.
 */
export function isOffered(what: Exclude<SiteFact, 'trial'>): boolean {
  const off = document.querySelector<HTMLMetaElement>('meta[name="off"]')?.content ?? '';
  return !off.split(' ').includes(what);
}
