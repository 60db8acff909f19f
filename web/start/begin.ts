import { noteArrival } from '../data/marketing.ts';
import { hasSession } from '../data/session.ts';
import { type Begun, beginAsGuest, goOn } from './goOn.ts';

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
  if (!leadToken) return hasSession() ? goOn() : beginAsGuest();
  // Few come by a link, and nobody else waits for its code.
  return (await import('./lead/openLink.ts')).openLink(leadToken);
}
