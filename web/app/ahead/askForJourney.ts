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
export async function askForJourney(pageId: string, advicePages: readonly string[]): Promise<void> {
  const credential = authorization();
  if (credential === undefined || keepsUnsent()) return;
  const ask = (call: Call) => askAhead(baseOf(call.base) + call.path, credential);
  try {
    const answer = await ask(myStatus);
    // A copy, since the app reads the answer itself.
    const status = (await answer.clone().json()) as Partial<AnswerOf<typeof myStatus>>;
    if (!answer.ok || !status.id) return;
    for (const call of [myPages, myTemplate, myDetails, myAnswers]) ask(call);
    if (!status.isQualifier) ask(knownAnswers);
    if (status.position?.pageId !== pageId || !advicePages.includes(pageId)) return;
    // The numbers to ring beside the advice would otherwise be asked for once it shows.
    for (const call of [recommendation, siteContent]) ask(call);
  } catch {
    // The app meets the same, and says so.
  }
}
