import type { UkNation } from '../people/nation.ts';
import { beginsOn } from '../plans/beginsOn.ts';
import { isoDate, readIsoDate } from '../values/calendar-date.ts';
import { dayAfter } from './letterDays.ts';

const ENGLAND_WALES = ['england', 'wales'] as const;
const NOT_SCOTLAND = [...ENGLAND_WALES, 'northern-ireland'] as const;
const SCOTLAND = ['scotland'] as const;

type Protection = {
  readonly shortName: string;
  readonly nations: readonly UkNation[];
  /** For so many days it lasts, and nobody is told the day it ends; null where there is no such number. */
  readonly lastsDays: number | null;
};

/**
 * What protects a person from those they owe by law while it is in force. A mental health crisis breathing space lasts as
 * long as the treatment: after sixty days we ask again.
 */
export const PROTECTIONS = [
  { shortName: 'BS', nations: ENGLAND_WALES, lastsDays: 60 },
  { shortName: 'MHBS', nations: ENGLAND_WALES, lastsDays: 60 },
  { shortName: 'MOR', nations: SCOTLAND, lastsDays: 182 },
  { shortName: 'DRO', nations: NOT_SCOTLAND, lastsDays: 365 },
  { shortName: 'BKY', nations: NOT_SCOTLAND, lastsDays: 365 },
  { shortName: 'IVA', nations: NOT_SCOTLAND, lastsDays: null },
  { shortName: 'AO', nations: ENGLAND_WALES, lastsDays: null },
  { shortName: 'PTD', nations: SCOTLAND, lastsDays: null },
  { shortName: 'DAS', nations: SCOTLAND, lastsDays: null },
  { shortName: 'SEQ', nations: SCOTLAND, lastsDays: 365 },
  { shortName: 'MAP', nations: SCOTLAND, lastsDays: 183 },
] as const satisfies readonly Protection[];
export type ProtectionName = (typeof PROTECTIONS)[number]['shortName'];

/** The day from which on a protection that was granted on one holds, both 'YYYY-MM-DD'; any other text stays as it is. */
export function protectsFrom(shortName: ProtectionName, grantedOn: string): string {
  const day = readIsoDate(grantedOn);
  return day === null ? grantedOn : isoDate(beginsOn(shortName, day));
}

/** What a letter of ours tells creditors of, with the day on which it began. */
const TOLD_BY_LETTER: readonly ProtectionName[] = ['BS', 'MHBS', 'DRO'];

/** Whether a letter tells creditors that a protection runs, before any of them has gone on all the same. */
export function isToldByLetter(shortName: ProtectionName): boolean {
  return TOLD_BY_LETTER.includes(shortName);
}

/** Their names. */
export const PROTECTION_NAMES = PROTECTIONS.map(({ shortName }) => shortName);

/** A protection by the short name of a solution; null where that is none. */
export function protectionNamed(shortName: string | null): ProtectionName | null {
  return PROTECTION_NAMES.find(name => name === shortName) ?? null;
}

/** Those that a nation has. */
export function protectionsIn(nation: UkNation): readonly ProtectionName[] {
  return PROTECTIONS.filter(({ nations }) => nations.some(one => one === nation)).map(
    ({ shortName }) => shortName,
  );
}

/**
 * Whether a protection that somebody was in on one day can still be counted on on another, both 'YYYY-MM-DD'. A letter that
 * tells of one that is over would be wrong.
 */
export function stillProtects(shortName: ProtectionName, since: string, today: string): boolean {
  const days = PROTECTIONS.find(one => one.shortName === shortName)?.lastsDays ?? null;
  return days === null || today <= dayAfter(since, days);
}
