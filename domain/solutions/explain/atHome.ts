import type { CalendarDate } from '../../values/calendar-date.ts';
import type { UrgentItem } from '../recommend/now.ts';
import { isVisit } from '../recommend/stoppedVisit.ts';
import { officersSentFor } from './officersSent.ts';
import type { AdviceRecord } from './record.ts';

/** What cannot wait since officers act on the home: nothing that is chosen, and no deal, stops it by itself. */
export type AtHome = {
  readonly code: 'EVICTION' | 'EVICTION_SOON' | 'BAILIFFS' | 'BAILIFFS_SOON';
  readonly on: CalendarDate | null;
  /** The debt that they act for; null for more than one. */
  readonly debtId: string | null;
  readonly isAtHome: true;
};

/** What is so near that it comes before all else. */
const NEAR: ReadonlySet<UrgentItem['code']> = new Set<UrgentItem['code']>([
  'EVICTION_SOON',
  'BAILIFFS_SOON',
  'COURT_SOON',
  'CREDITOR_PETITION',
]);

/**
 * What cannot wait by a record, the most urgent first. Where officers act for what is owed on the home, that is said once,
 * with its day where one was told, in place of ringing a landlord or a lender for a plan.
 */
export function urgentWithHome(record: AdviceRecord): readonly (UrgentItem | AtHome)[] {
  const sent = officersSentFor(record);
  const home = new Set(sent.home.map(({ debt }) => debt.id));
  const others = sent.others.length > 0;
  const { now } = record;
  if (home.size === 0) return now;
  const [only = null] = home.size === 1 ? home : [];
  const evicted = now.some(isEviction);
  // Whom nothing else was sent to fears the same officers.
  const isOfHome = (item: UrgentItem) => isEviction(item) || (!others && isVisit(item));
  const told = now
    .filter(item => !(item.code === 'PRIORITY_DEBT' && home.has(item.debtId)))
    .filter(item => !(evicted && !others && item.code === 'BAILIFFS' && item.on === null))
    .map((item): UrgentItem | AtHome =>
      isOfHome(item) ? { ...dayed(item), debtId: only, isAtHome: true } : item,
    );
  if (told.some(isAtHome)) return told;
  const place = told.findIndex(({ code }) => !NEAR.has(code));
  const first = { code: 'EVICTION', on: null, debtId: only, isAtHome: true } as const;
  return place < 0 ? [...told, first] : [...told.slice(0, place), first, ...told.slice(place)];
}

/** Whether it is officers who act on the home. */
export function isAtHome(item: UrgentItem | AtHome): item is AtHome {
  return 'isAtHome' in item;
}

function isEviction({ code }: UrgentItem): boolean {
  return code === 'EVICTION' || code === 'EVICTION_SOON';
}

function dayed(item: UrgentItem): Pick<AtHome, 'code' | 'on'> {
  const { code } = item;
  const on = 'on' in item ? item.on : null;
  if (code === 'EVICTION_SOON' || code === 'BAILIFFS_SOON' || code === 'BAILIFFS') return { code, on };
  return { code: 'EVICTION', on };
}
