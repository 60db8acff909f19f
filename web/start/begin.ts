import { acceptPartnerLead } from '@towpath/contracts/api/customers.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { startGuestSession } from '@towpath/contracts/api/session.ts';
import { api } from '../data/client.ts';
import { hasCode } from '../data/failure.ts';
import { marketingContext, noteArrival } from '../data/marketing.ts';
import { hasSession, keepGuestToken } from '../data/session.ts';

/** Returns a function that begins once, even if it is called twice at the same time. */
export function beginner(): () => Promise<void> {
  let inFlight: Promise<void> | undefined;
  return () => {
    inFlight ??= begin().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
}

/**
 * Begins the journey of whoever is here: a returning customer or guest, the person named by a partner's link, or a
 * new guest. A journey already begun is continued.
 */
export async function begin(): Promise<void> {
  noteArrival(location.search);
  const leadToken = new URLSearchParams(location.search).get('lead');
  if (!hasSession()) keepGuestToken(await newGuest(leadToken));
  await api(createJourney, { body: { marketingContext: marketingContext() } });
}

/** A partner's link that is used up or invalid still leads to the questions, only without what the partner knew. */
async function newGuest(leadToken: string | null): Promise<string> {
  if (leadToken) {
    try {
      return (await api(acceptPartnerLead, { body: { leadToken } })).basicAuthToken;
    } catch (failure) {
      if (!hasCode(failure, 'NOT_FOUND')) throw failure;
    }
  }
  return (await api(startGuestSession)).basicAuthToken;
}
