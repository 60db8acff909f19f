import { knownAnswers, myAnswers } from '@towpath/contracts/api/answers.ts';
import type { AnswerOf, Call } from '@towpath/contracts/api/call.ts';
import { siteContent } from '@towpath/contracts/api/content.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { myPages, myStatus, myTemplate } from '@towpath/contracts/api/journeys.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { askAhead } from '../../data/ahead.ts';
import { baseOf } from '../../data/bases.ts';
import { authorization, keepsUnsent } from '../../data/session.ts';

/**
 * Asks for the journey of a page before any code of the app is there: first how far the person has come, then the rest,
 * and the advice where they have come to it and that is the page of the address. Not without a session, nor while
 * something waits in this browser to be sent, of which the server would not know yet.
 *
 * @param pageId the page of the address
 * @param advicePages the pages that show the advice
 */
export function askForJourney(pageId: string, advicePages: readonly string[]): void {
  const credential = authorization();
  if (credential === undefined || keepsUnsent()) return;
  const ask = (call: Call, isWanted?: Promise<boolean>) =>
    askAhead(baseOf(call.base) + call.path, credential, isWanted);
  const status = statusIn(ask(myStatus));
  // All are named at once: the app may be there before the status, and must not ask a second time.
  const isBegun = status.then(told => Boolean(told.id));
  for (const call of [myPages, myTemplate, myDetails, myAnswers]) ask(call, isBegun);
  ask(
    knownAnswers,
    status.then(told => Boolean(told.id) && !told.isQualifier),
  );
  if (!advicePages.includes(pageId)) return;
  const isAtAdvice = status.then(told => Boolean(told.id) && told.position?.pageId === pageId);
  // The numbers to ring beside the advice would otherwise be asked for once it shows.
  for (const call of [recommendation, siteContent]) ask(call, isAtAdvice);
}

/** What the status says, in a copy, since the app reads the answer itself; nothing where it fails, which the app meets too. */
async function statusIn(answer: Promise<Response | undefined>): Promise<Partial<AnswerOf<typeof myStatus>>> {
  try {
    const response = await answer;
    return response?.ok ? ((await response.clone().json()) as Partial<AnswerOf<typeof myStatus>>) : {};
  } catch {
    return {};
  }
}
