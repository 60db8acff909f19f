import { knownAnswers, myAnswers } from '@towpath/contracts/api/answers.ts';
import type { AnswerOf, Call } from '@towpath/contracts/api/call.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { myPages, myStatus, myTemplate } from '@towpath/contracts/api/journeys.ts';
import { api } from '../../data/client.ts';
import { authorization, keepsUnsent } from '../../data/session.ts';
import { type EarlyRead, EarlyReads } from './earlyReads.ts';

/** How a journey is read: by a call, or out of what was kept of one. Throws what `api` throws. */
export type Read = <C extends Call>(call: C) => Promise<AnswerOf<C>>;

/** A journey that is on its way already. */
export type Ahead = { readonly read: Read; readonly early: EarlyReads };

/** Each call that a journey is read by can be made without anything beside it. */
export const readByCall: Read = call => api<Call>(call) as Promise<AnswerOf<typeof call>>;

let ahead: (Ahead & { readonly credential: string }) | undefined;

/**
 * Begins to read the journey of this document's address before the code of its page is there and drawn: first how far
 * the person has come, then the rest. Not without a session, nor while something waits in this browser to be sent, of
 * which the server would not know yet.
 *
 * @param pageId the page of the address
 * @param known what pages read themselves; begun where the person has come to that page
 */
export function readAhead(pageId: string, known: readonly EarlyRead<unknown>[]): void {
  const credential = authorization();
  if (credential === undefined || keepsUnsent()) return;
  const begun = new Map<Call, Promise<unknown>>();
  const begin = <C extends Call>(call: C) => {
    const reading = readByCall(call);
    // Whoever takes it hears of a failure; without this, one until then would count as an unhandled rejection.
    reading.catch(() => undefined);
    begun.set(call, reading);
    return reading;
  };
  const early = new EarlyReads(known);
  begin(myStatus).then(
    ({ id, isQualifier, position }) => {
      if (id === null) return;
      for (const call of [myPages, myTemplate, myDetails, myAnswers]) begin(call);
      if (!isQualifier) begin(knownAnswers);
      if (position?.pageId === pageId) early.beginFor(pageId);
    },
    () => undefined,
  );
  const read: Read = call => {
    const reading = begun.get(call);
    begun.delete(call);
    // Kept under the call that it answers.
    return (reading as Promise<AnswerOf<typeof call>> | undefined) ?? readByCall(call);
  };
  ahead = { credential, read, early };
}

/** What was begun ahead for whoever is here now, the first time it is asked for. */
export function takeAhead(): Ahead | undefined {
  const taken = ahead;
  ahead = undefined;
  return taken?.credential === authorization() ? taken : undefined;
}
