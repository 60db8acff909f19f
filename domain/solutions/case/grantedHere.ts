import { type CalendarDate, compareDates } from '../../values/calendar-date.ts';
import type { Case, EarlierKind, EarlierSolution } from './case.ts';

/** What the law grants, by the short name of its plan. A plan that nobody has to grant is no reason to wait with the next. */
export const GRANTED = ['BKY', 'DRO', 'IVA', 'PTD', 'SEQ', 'MAP', 'DAS', 'AO', 'BS', 'MHBS', 'MOR'] as const;
export type GrantedName = (typeof GRANTED)[number];

/** What was granted to a person on a plan from here, as that plan came to stand. */
export type GrantedHere = {
  readonly shortName: GrantedName;
  readonly startedOn: CalendarDate;
  /** The day on which it ended, or on which the law ends it; null while no such day is known. */
  readonly endsOn: CalendarDate | null;
};

const KINDS: Readonly<Record<Exclude<GrantedName, 'MHBS'>, EarlierKind>> = {
  BKY: 'bankruptcy',
  DRO: 'debt relief order',
  IVA: 'iva',
  PTD: 'trust deed',
  SEQ: 'sequestration',
  MAP: 'minimal asset process',
  DAS: 'debt arrangement scheme',
  AO: 'administration order',
  BS: 'breathing space',
  MOR: 'moratorium',
};

/** What was granted here as the earlier solutions are told: it counts beside them, whatever was answered. */
export function grantedAsEarlier(
  { grantedHere = [] }: Pick<Case, 'grantedHere'>,
  on: CalendarDate,
): readonly EarlierSolution[] {
  return grantedHere.flatMap(({ shortName, startedOn, endsOn }): readonly EarlierSolution[] => {
    const isActive = endsOn === null || compareDates(endsOn, on) > 0;
    const days = { startedOn, isActive, endedOn: isActive ? null : endsOn };
    if (shortName !== 'MHBS') return [{ kind: KINDS[shortName], ...days }];
    // It may be had as often as it is needed, and stands in the way of the other only while it runs.
    return isActive ? [{ kind: 'breathing space', ...days }] : [];
  });
}
