import type { CreditType } from './creditType.ts';
import type { Debt } from './debt.ts';

/** What decides, beside the kind of debt, whether it comes first. */
export type PriorityFacts = Pick<Debt, 'isSecured' | 'hasLegalAction' | 'hasAttachmentOfEarnings'>;

/**
 * Whether a debt comes before others: not paying it can cost the home, liberty, fuel or goods that are needed, or it
 * is taken without more ado. The kind of debt decides first; then being secured and legal action put any debt first.
 * How far the action has gone is not known, so it counts from its start. Money taken from wages puts a kind first that
 * is so by circumstances. An illegal lender never comes first: nothing is paid to one under a plan.
 *
 * Where nobody has been asked yet whether the debt is secured, what is usual for its kind is taken.
 *
 * @param type undefined while the kind is not known
 */
export function isPriority(
  facts: PriorityFacts,
  type: Pick<CreditType, 'priority' | 'securedByDefault'> | undefined,
): boolean {
  if (type?.priority === 'yes') return true;
  if (type?.priority === 'never in a plan') return false;
  if (facts.hasLegalAction === true) return true;
  if (type?.priority === 'conditional' && facts.hasAttachmentOfEarnings === true) return true;
  // A pawned thing is secured by its nature, and may be lost without harm to the home: its kind has said no.
  if (type?.priority === 'no' && type.securedByDefault) return false;
  return facts.isSecured ?? type?.securedByDefault ?? false;
}
