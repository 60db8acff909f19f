import { acceptPartnerLead, meetPartnerLead } from '@towpath/contracts/api/customers.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { startGuestSession } from '@towpath/contracts/api/session.ts';
import { api } from '../data/client.ts';
import { hasCode } from '../data/failure.ts';
import { makeWay } from '../data/logOut.ts';
import { marketingContext, noteArrival } from '../data/marketing.ts';
import { hasSession, isGuest, keepGuestToken } from '../data/session.ts';

/**
 * What came of opening the page: the questions are there; or a partner's link was opened where somebody else may have
 * begun, who is asked first; or the link is of no use any more, which is said first.
 */
export type Begun =
  | { readonly is: 'begun' }
  | { readonly is: 'whose'; readonly isGuests: boolean; readonly isLinkOver: boolean }
  | { readonly is: 'link over' };

/** Returns a function that begins once, even if it is called twice at the same time. */
export function beginner(): () => Promise<Begun> {
  let inFlight: Promise<Begun> | undefined;
  return () => {
    inFlight ??= begin().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}

/**
 * Begins the journey of whoever is here: a returning customer or guest, the person named by a partner's link, or a
 * new guest. A journey already begun is continued, by a partner's link only where it is the link of the same person.
 */
export async function begin(): Promise<Begun> {
  noteArrival(location.search);
  const leadToken = new URLSearchParams(location.search).get('lead');
  if (hasSession()) {
    const state = leadToken ? (await api(meetPartnerLead, { body: { leadToken } })).state : 'theirs';
    if (state === 'theirs') return goOn();
    return { is: 'whose', isGuests: isGuest(), isLinkOver: state === 'over' };
  }
  if (!leadToken) return beginAsGuest();
  try {
    keepGuestToken((await api(acceptPartnerLead, { body: { leadToken } })).basicAuthToken);
  } catch (failure) {
    if (!hasCode(failure, 'NOT_FOUND')) throw failure;
    return { is: 'link over' };
  }
  return goOn();
}

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

/** Ends the session of whoever had begun here, and opens the link as a browser does in which nobody has. */
export async function beginAnew(): Promise<Begun> {
  if (hasSession()) await makeWay();
  return begin();
}
