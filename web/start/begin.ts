import { acceptPartnerLead } from '@towpath/contracts/api/customers.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { startGuestSession } from '@towpath/contracts/api/session.ts';
import { api } from '../data/client.ts';
import { hasCode } from '../data/failure.ts';
import { marketingContext, noteArrival } from '../data/marketing.ts';
import { hasSession, keepGuestToken } from '../data/session.ts';

/** Gives a way to begin that, asked twice at once, begins once. */
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
 * Begins the journey of whoever is here: a customer or a guest of before, the person a partner's link names, or a new
 * guest. One that has begun already is gone on with.
 */
export async function begin(): Promise<void> {
  noteArrival(location.search);
  const leadToken = new URLSearchParams(location.search).get('lead');
  if (!hasSession()) keepGuestToken(await newGuest(leadToken));
  await api(createJourney, { body: { marketingContext: marketingContext() } });
}

/** A link of a partner that was used up or never was still leads to the questions, without what the partner knew. */
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
