import type { CreditType } from './creditType.ts';
import type { Debt } from './debt.ts';

/** What decides, besides the kind of debt, whether it is a priority debt. */
export type PriorityFacts = Pick<Debt, 'isSecured' | 'hasLegalAction' | 'hasAttachmentOfEarnings'>;

/**
 * Whether a debt is a priority debt: not paying it can cost the person their home, liberty, fuel or essential goods, or
 * the payment is simply taken. The kind of debt decides first; then being secured or under legal action makes any debt
 * a priority. How far the action has gone is not known, so it counts from its start. Money taken from wages makes a
 * debt a priority if its kind depends on circumstances. A debt to an illegal lender never is one: a plan pays an
 * illegal lender nothing.
 *
 * Until the person is asked whether the debt is secured, what is usual for its kind is assumed.
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
  // A loan on a pawned item is secured by nature, but losing the item does not endanger the home: its kind has already
  // said no.
  if (type?.priority === 'no' && type.securedByDefault) return false;
  return facts.isSecured ?? type?.securedByDefault ?? false;
}
