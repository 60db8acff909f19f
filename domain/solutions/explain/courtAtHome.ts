import { hasDebtRole } from '../../debts/roles.ts';
import { balanceOf } from '../../debts/totals.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { CaseDebt } from '../case/case.ts';
import type { UrgentItem } from '../recommend/now.ts';
import { actsOnHome } from './actsOnHome.ts';
import type { AtHome } from './atHome.ts';
import type { AdviceRecord } from './record.ts';

/** How far a court is with a home: it was asked, or it has ruled. */
export type CourtStep = 'claim' | 'order';

/** What cannot wait since a court has the home in hand, before any officers act. */
export type CourtAtHome = {
  readonly code: 'COURT' | 'COURT_SOON' | 'EVICTION' | 'EVICTION_SOON';
  readonly on: CalendarDate | null;
  /** The debt that it is about; null for more than one. */
  readonly debtId: string | null;
  readonly courtStep: CourtStep;
};

type Item = UrgentItem | AtHome | CourtAtHome;

/** What the answers tell of that is the same thing, with its day. */
const TOLD = {
  claim: new Set(['COURT', 'COURT_SOON']),
  order: new Set(['EVICTION', 'EVICTION_SOON']),
} as const satisfies Readonly<Record<CourtStep, ReadonlySet<string>>>;

/** What comes before a home that is ruled on, without a day. */
const BEFORE_ORDER: readonly UrgentItem['code'][] = [
  'EVICTION_SOON',
  'BAILIFFS_SOON',
  'COURT_SOON',
  'CREDITOR_PETITION',
  'EVICTION',
];

/** How it stands without a day: an order comes before officers at any other door, a claim after them. */
const UNDATED = {
  order: { code: 'EVICTION', before: new Set<string>(BEFORE_ORDER) },
  claim: { code: 'COURT', before: new Set<string>([...BEFORE_ORDER, 'BAILIFFS']) },
} as const;

/**
 * What cannot wait, with each home that a court has in hand said once, in place of ringing a landlord or a lender for a plan.
 * Where there is a deal after an order, to keep to it is what counts.
 *
 * @param agreed the debts whose creditors agreed to an arrangement by letter, by their ids
 */
export function withCourtAtHome(
  items: readonly (UrgentItem | AtHome)[],
  record: AdviceRecord,
  agreed: ReadonlySet<string>,
): readonly Item[] {
  const { order, claim, otherClaim } = inHand(record, agreed);
  const ruled = sayOnce(items, order, 'order');
  return otherClaim && claim.length > 0
    ? added(without(ruled, claim), claim, 'claim')
    : sayOnce(ruled, claim, 'claim');
}

/** Whether a court has the home in hand. */
export function isCourtAtHome<Other extends object>(item: Other | CourtAtHome): item is CourtAtHome {
  return 'courtStep' in item;
}

function sayOnce(items: readonly Item[], debts: readonly CaseDebt[], courtStep: CourtStep): readonly Item[] {
  if (debts.length === 0) return items;
  const rest = without(items, debts);
  const place = rest.findIndex(
    item => TOLD[courtStep].has(item.code) && !('isAtHome' in item) && !isCourtAtHome(item),
  );
  const told = rest[place];
  if (told === undefined) return added(rest, debts, courtStep);
  const on = 'on' in told ? told.on : null;
  const code = told.code as CourtAtHome['code'];
  return rest.with(place, { code, on, debtId: onlyOf(debts), courtStep });
}

function added(items: readonly Item[], debts: readonly CaseDebt[], courtStep: CourtStep): readonly Item[] {
  const { code, before } = UNDATED[courtStep];
  const place = items.filter(one => before.has(one.code)).length;
  const item = { code, on: null, debtId: onlyOf(debts), courtStep } as const;
  return [...items.slice(0, place), item, ...items.slice(place)];
}

function without(items: readonly Item[], debts: readonly CaseDebt[]): readonly Item[] {
  const ids = new Set(debts.map(({ debt }) => debt.id));
  return items.filter(item => !(item.code === 'PRIORITY_DEBT' && ids.has(item.debtId)));
}

function onlyOf(debts: readonly CaseDebt[]): string | null {
  const [only] = debts;
  return debts.length === 1 && only ? only.debt.id : null;
}

/** The debts of a home at each step, and whether there is a claim on any other debt. */
function inHand({ inputs: { debts, nation } }: AdviceRecord, agreed: ReadonlySet<string>) {
  const owed = debts.filter(
    ({ debt, type }) => !debt.isDeleted && balanceOf(debt) !== 0 && !hasDebtRole(type, 'never-pay'),
  );
  const isOfHome = ({ debt, type }: CaseDebt) => actsOnHome(debt, type, nation);
  const claims = owed.filter(({ stage }) => stage === 'court claim');
  return {
    claim: claims.filter(isOfHome),
    otherClaim: claims.some(one => !isOfHome(one)),
    order: owed.filter(
      one =>
        one.stage === 'judgment' &&
        isOfHome(one) &&
        // What was secured by a court's own ruling is no claim for the home.
        !hasDebtRole(one.type, 'court-judgment') &&
        !(typeof one.agreedPayment === 'number' || agreed.has(one.debt.id)),
    ),
  };
}
