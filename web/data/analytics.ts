import { type AnalyticsEvent, recordEvent } from '@towpath/contracts/api/analytics.ts';
import { baseOf } from './bases.ts';
import { cookieChoice } from './choice.ts';
import { marketingContext } from './marketing.ts';
import { authorization, isOthers, sessionUser } from './session.ts';
import { requests } from './thisPage.ts';

type EventName = AnalyticsEvent['event'];

/** What an event says: of which journey, under which name, and ids and places in our own definitions, never an answer, a name or a contact detail (AN-010). */
export type EventFacts = {
  readonly [Fact in Exclude<keyof AnalyticsEvent, 'event' | 'appId' | 'userId' | 'journeyId'>]?:
    | AnalyticsEvent[Fact]
    | undefined;
} & { readonly journeyId: string; readonly stepName: string | undefined };

/** The step name that goes with an event, by the kind of questionnaire (AN-002, AN-003). */
export function stepNameOf(event: EventName, isQualifier: boolean): string {
  const ending = isQualifier ? 'qualifier' : 'full';
  return `${event === 'journey-started' ? 'journey-started' : 'submission'}-${ending}`;
}

let isCounted = true;

/** For a page on which nobody's way is to be counted, until it is closed. */
export function countNothing(): void {
  isCounted = false;
}

/**
 * Records an analytics event, if the visitor consented. It is sent and forgotten: it never waits, never shows an error,
 * and outlives the page (AN-010, AN-014).
 */
export function track(event: EventName, facts: EventFacts): void {
  if (!isCounted || cookieChoice() !== 'accepted') return;
  const credential = authorization();
  if (!credential || isOthers(credential)) return;
  const { appId } = marketingContext();
  const body = { ...facts, event, appId, userId: sessionUser()?.userId };
  const send = (signal: AbortSignal) =>
    fetch(baseOf(recordEvent.base) + recordEvent.path, {
      method: recordEvent.method,
      headers: { authorization: credential, 'content-type': 'application/json' },
      credentials: 'include',
      keepalive: true,
      body: JSON.stringify(body),
      signal,
    });
  requests.track(send).catch(() => {
    // A fault in analytics must never disturb the person.
  });
}
