import type { Application } from '@towpath/contracts/api/applications.ts';
import { words } from './words.ts';

type SaidYes = Pick<Application, 'kind' | 'receiver'>;

/**
 * What the page of a form says once the answer was yes. An IVA is voted on by the people who are owed: the firm that has the
 * form tells what came of that, and does not say yes itself.
 *
 * @param on the day of the answer, already said
 */
export function saysYes(
  { kind, receiver }: SaidYes,
  on: string,
): { readonly heading: string; readonly lead: string } {
  return kind === 'iva-handover'
    ? { heading: words.heading.votedYes, lead: words.lead.votedYes(on) }
    : { heading: words.heading.granted, lead: words.lead.granted(receiver, on) };
}
