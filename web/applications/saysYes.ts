import type { Application } from '@towpath/contracts/api/applications.ts';
import { words } from './words.ts';

type OfForm = Pick<Application, 'kind' | 'receiver'>;

/**
 * What the page of a form says once it went: of an IVA and a trust deed what is written from it, and what comes then; of all
 * others that those who have it answer.
 *
 * @param on the day on which it went, already said
 */
export function saysSent({ kind, receiver }: OfForm, on: string): string {
  const { lead } = words;
  return kind === 'iva-handover' || kind === 'trust-deed'
    ? lead.sentToWrite[kind](receiver, on)
    : lead.sent(receiver, on);
}

/**
 * What the page of a form says once the answer was yes. An IVA is voted on by the people who are owed, and a trust deed is
 * protected unless enough of them say no: the firm that has the form tells what came of that, and does not say yes itself.
 *
 * @param on the day of the answer, already said
 */
export function saysYes(
  { kind, receiver }: OfForm,
  on: string,
): { readonly heading: string; readonly lead: string } {
  const { heading, lead } = words;
  if (kind === 'iva-handover') return { heading: heading.votedYes, lead: lead.votedYes(on) };
  if (kind === 'trust-deed') return { heading: heading.granted, lead: lead.protectedBy(on) };
  return { heading: heading.granted, lead: lead.granted(receiver, on) };
}
