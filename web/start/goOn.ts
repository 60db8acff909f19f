import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { startGuestSession } from '@towpath/contracts/api/session.ts';
import type { ComponentType } from 'react';
import { api } from '../data/client.ts';
import { marketingContext } from '../data/marketing.ts';
import { hasSession, keepGuestToken } from '../data/session.ts';

/**
 * What came of opening the page: the questions are there; or a partner's link was opened where somebody else may have
 * begun, who is asked first; or the link is of no use any more, which is said first.
 */
export type Begun = (
  | { readonly is: 'begun' }
  | { readonly is: 'whose'; readonly isGuests: boolean; readonly isLinkOver: boolean }
  | { readonly is: 'link over' }
) & {
  /** Asks, or says, where a link did not simply open them, and only there: its code has come with it. */
  readonly LinkMet?: ComponentType<{ readonly met: Begun }>;
};

/** Goes on with what was begun here. A partner's link that was opened meanwhile is left as it is. */
export async function goOn(): Promise<Begun> {
  await api(createJourney, { body: { marketingContext: marketingContext() } });
  return { is: 'begun' };
}

/** Begins as somebody of whom nothing is known; tried again, as the same. */
export async function beginAsGuest(): Promise<Begun> {
  if (!hasSession()) keepGuestToken((await api(startGuestSession)).basicAuthToken);
  return goOn();
}
