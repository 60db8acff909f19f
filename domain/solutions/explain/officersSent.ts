import { hasDebtRole } from '../../debts/roles.ts';
import { balanceOf } from '../../debts/totals.ts';
import type { CaseDebt } from '../case/case.ts';
import type { UrgentItem } from '../recommend/now.ts';
import { isVisit } from '../recommend/stoppedVisit.ts';
import { actsOnHome } from './actsOnHome.ts';
import type { AdviceRecord } from './record.ts';

/** Officers who come for debts of the list, of whom the answers say nothing. */
export type OfficersSent = {
  readonly code: 'BAILIFFS';
  readonly on: null;
  /** The debt that they come for; null for more than one. */
  readonly debtId: string | null;
};

/** What comes before officers without a day: days that are near, and a home that is to be left. */
const BEFORE: ReadonlySet<UrgentItem['code']> = new Set<UrgentItem['code']>([
  'EVICTION_SOON',
  'BAILIFFS_SOON',
  'COURT_SOON',
  'CREDITOR_PETITION',
  'EVICTION',
]);

/** The debts of the list of which it was told that officers were sent: those on the home, and all others. */
export function officersSentFor({ inputs: { debts, nation } }: AdviceRecord) {
  const sent = debts.filter(
    ({ debt, stage }) => stage === 'bailiffs' && !debt.isDeleted && balanceOf(debt) !== 0,
  );
  const home = sent.filter(({ debt, type }) => actsOnHome(debt, type, nation));
  return { home, others: sent.filter(one => !home.includes(one)) };
}

/**
 * What cannot wait, with the officers whom the list of debts tells of where the answers name none. A debt with a deal that is
 * kept to brings none, and of a lender who breaks the law there are other words.
 *
 * @param agreed the debts whose creditors agreed to an arrangement by letter, by their ids
 */
export function withOfficersSent<Item extends { readonly code: UrgentItem['code'] }>(
  items: readonly Item[],
  record: AdviceRecord,
  agreed: ReadonlySet<string>,
): readonly (Item | OfficersSent)[] {
  const { others } = officersSentFor(record);
  const come = others.filter(one => !isSettled(one, agreed));
  // What is said of a visit at the home is of another debt.
  if (come.length === 0 || items.some(item => isVisit(item) && !('isAtHome' in item))) return items;
  const [only] = come;
  const debtId = come.length === 1 && only ? only.debt.id : null;
  const place = items.filter(({ code }) => BEFORE.has(code)).length;
  return [...items.slice(0, place), { code: 'BAILIFFS', on: null, debtId }, ...items.slice(place)];
}

function isSettled({ debt, type, agreedPayment }: CaseDebt, agreed: ReadonlySet<string>): boolean {
  return typeof agreedPayment === 'number' || agreed.has(debt.id) || hasDebtRole(type, 'never-pay');
}
