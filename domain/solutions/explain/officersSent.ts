import { hasDebtRole } from '../../debts/roles.ts';
import { balanceOf } from '../../debts/totals.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { CaseDebt } from '../case/case.ts';
import { OTHERS_GOODS, type OthersGoods } from '../recommend/goodsWording.ts';
import type { UrgentItem } from '../recommend/now.ts';
import { isVisit } from '../recommend/stoppedVisit.ts';
import { actsOnHome } from './actsOnHome.ts';
import { goodsOf } from './goodsOf.ts';
import type { AdviceRecord } from './record.ts';

/** Something that cannot wait, as far as it is looked at here. */
type Told = {
  readonly code: UrgentItem['code'];
  readonly on?: CalendarDate | null;
  readonly debtId?: string | null;
  readonly doubt?: string;
};

/** Officers who come for debts of the list, of whom the answers say nothing. */
export type OfficersSent = {
  readonly code: 'BAILIFFS';
  readonly on: null;
  /** The debt that they come for; null for more than one. */
  readonly debtId: string | null;
};

/** Officers who come for goods that belong to whoever is owed: nothing that is chosen or granted stops that by itself. */
export type ForGoods = {
  readonly code: 'BAILIFFS' | 'BAILIFFS_SOON';
  readonly on: CalendarDate | null;
  /** The debt that they come for; null for more than one. */
  readonly debtId: string | null;
  readonly goods: OthersGoods;
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
 * kept to brings none, and of a lender who breaks the law there are other words. Those who come for goods of whoever is owed
 * are said apart, in place of ringing a lender about that debt, and with the day of the answers where they come for nothing else.
 *
 * @param agreed the debts whose creditors agreed to an arrangement by letter, by their ids
 */
export function withOfficersSent<Item extends Told>(
  items: readonly Item[],
  record: AdviceRecord,
  agreed: ReadonlySet<string>,
): readonly (Item | OfficersSent | ForGoods)[] {
  const come = officersSentFor(record).others.filter(one => !isSettled(one, agreed));
  const goods = come.filter(({ type }) => goodsOf(type) !== null);
  const others = come.filter(one => !goods.includes(one));
  // What is said of a visit at the home is of another debt.
  const told = items.filter(item => isVisit(item) && !('isAtHome' in item));
  const isOfGoods = goods.length > 0 && others.length === 0;
  const [day] = isOfGoods ? told : [];
  const ids = new Set(goods.map(({ debt }) => debt.id));
  const rest = items.filter(item => !(isOfGoods && told.includes(item)) && !isBillOf(item, ids));
  const sent = others.length === 0 || told.length > 0 ? [] : [officersFor(others)];
  const forGoods = OTHERS_GOODS.flatMap(kind => {
    const [only, ...more] = goods.filter(({ type }) => goodsOf(type) === kind);
    return only ? [goodsItem(kind, more.length === 0 ? only.debt.id : null, day)] : [];
  });
  const isNear = forGoods.some(({ code }) => code === 'BAILIFFS_SOON');
  const place = rest.filter(({ code }) => (isNear ? code === 'EVICTION_SOON' : BEFORE.has(code))).length;
  return [...rest.slice(0, place), ...forGoods, ...sent, ...rest.slice(place)];
}

/** Whether it is officers who come for goods of whoever is owed. */
export function isForGoods(item: Told | ForGoods): item is ForGoods {
  return 'goods' in item;
}

function goodsItem(goods: OthersGoods, debtId: string | null, day: Told | undefined): ForGoods {
  const on = day?.on ?? null;
  return { code: day?.code === 'BAILIFFS_SOON' ? 'BAILIFFS_SOON' : 'BAILIFFS', on, debtId, goods };
}

function officersFor([only, ...more]: readonly CaseDebt[]): OfficersSent {
  return { code: 'BAILIFFS', on: null, debtId: only && more.length === 0 ? only.debt.id : null };
}

/** Ringing whoever is owed about what is late; advice on a debt that may not be owed stays. */
function isBillOf(item: Told, debts: ReadonlySet<string>): boolean {
  const isBill = item.code === 'PRIORITY_DEBT' && item.doubt === undefined;
  return isBill && item.debtId != null && debts.has(item.debtId);
}

function isSettled({ debt, type, agreedPayment }: CaseDebt, agreed: ReadonlySet<string>): boolean {
  return typeof agreedPayment === 'number' || agreed.has(debt.id) || hasDebtRole(type, 'never-pay');
}
