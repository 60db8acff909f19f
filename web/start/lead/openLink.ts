import type { Begun } from '../goOn.ts';
import { LinkMet } from './LinkMet.tsx';
import { meetLink } from './meetLink.ts';

/** Opens a partner's link, with the screen that asks or says something where it does not simply open the questions. */
export async function openLink(leadToken: string): Promise<Begun> {
  const begun = await meetLink(leadToken);
  return begun.is === 'begun' ? begun : { ...begun, LinkMet };
}
