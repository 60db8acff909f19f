import type { Application } from '@towpath/contracts/api/applications.ts';
import { words } from './words.ts';

type SaidYes = Pick<Application, 'kind' | 'receiver'>;

/**
 * What the page of a form says once the answer was yes. An IVA is voted on by the people who are owed, and a trust deed is
 * protected unless enough of them say no: the firm that has the form tells what came of that, and does not say yes itself.
 *
 * @param on the day of the answer, already said
 */
export function saysYes(
  { kind, receiver }: SaidYes,
  on: string,
): { readonly heading: string; readonly lead: string } {
  const { heading, lead } = words;
  if (kind === 'iva-handover') return { heading: heading.votedYes, lead: lead.votedYes(on) };
  if (kind === 'trust-deed') return { heading: heading.granted, lead: lead.protectedBy(on) };
  return { heading: heading.granted, lead: lead.granted(receiver, on) };
}
