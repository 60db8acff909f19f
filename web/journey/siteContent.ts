import {
  type FooterContent,
  footerContent,
  type SiteContent,
  siteContent,
} from '@towpath/contracts/api/content.ts';
import { partner } from '@towpath/design-system/frame/partner.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../data/client.ts';
import { onceRead } from './onceRead.ts';

const site = onceRead<typeof siteContent>(async () => {
  const content = await api(siteContent);
  return partner ? { ...content, callFromNumber: partner.phone } : content;
});
const footer = onceRead<typeof footerContent>(() => api(footerContent));
const nothingYet = () => undefined;

/**
 * Help contacts, call hours and addresses from the operator's content, with the phone of the partner who sent the
 * person; undefined until loaded.
 */
export function useSiteContent(): SiteContent | undefined {
  return useSyncExternalStore(site.subscribe, site.now, nothingYet);
}

/** The brand's footer, with the texts that a step's own footer may put first; undefined until loaded. */
export function useFooterContent(): FooterContent | undefined {
  return useSyncExternalStore(footer.subscribe, footer.now, nothingYet);
}
