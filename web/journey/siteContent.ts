import {
  type FooterContent,
  footerContent,
  type SiteContent,
  siteContent,
} from '@towpath/contracts/api/content.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../data/client.ts';
import { onceRead } from './onceRead.ts';

const site = onceRead<typeof siteContent>(() => api(siteContent));
const footer = onceRead<typeof footerContent>(() => api(footerContent));
const nothingYet = () => undefined;

/** Help contacts, call hours and addresses from the operator's content; undefined until loaded. */
export function useSiteContent(): SiteContent | undefined {
  return useSyncExternalStore(site.subscribe, site.now, nothingYet);
}

/** The brand's footer, with the texts that a step's own footer may put first; undefined until loaded. */
export function useFooterContent(): FooterContent | undefined {
  return useSyncExternalStore(footer.subscribe, footer.now, nothingYet);
}
