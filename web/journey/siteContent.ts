import { footerContent, siteContent } from '@towpath/contracts/content.ts';
import { api } from '../data/client.ts';
import { onceRead } from './onceRead.ts';

/** Help contacts, call hours and addresses from the operator's content; undefined until they are there. */
export const useSiteContent = onceRead<typeof siteContent>(() => api(siteContent));

/** The footer of the brand, with the texts that a step's own footer may put first; undefined until it is there. */
export const useFooterContent = onceRead<typeof footerContent>(() => api(footerContent));
