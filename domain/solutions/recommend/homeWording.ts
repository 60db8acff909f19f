import { courtLawOf, officersOf } from '../../people/courtLaw.ts';
import type { LivingPlace, UkNation } from '../../people/nation.ts';
import { type CalendarDate, isoDate } from '../../values/calendar-date.ts';
import { sayWeekday } from '../../values/dayWords.ts';
import type { FirstStep } from './firstStep.ts';
import type { UrgentItem } from './now.ts';

/** A home that is to be left, by a day where one was told. */
type Eviction = {
  readonly code: Extract<UrgentItem['code'], 'EVICTION' | 'EVICTION_SOON'>;
  readonly on: CalendarDate | null;
};

type Law = ReturnType<typeof courtLawOf>;

/**
 * What comes first where officers act on a home: who may come, that no letter stops them, and what a court can be asked for.
 * The letters say the same, whatever else may be written.
 */
const OFFICERS_ACT: Readonly<Record<Law, string>> = {
  'england-and-wales':
    'Ring us today. Bailiffs who come about your home may force their way in, and a letter does not stop them. You can ask the court to stop or put off the eviction, on form N244. Do it before the day they come.',
  scotland:
    'Ring us today. A letter does not stop sheriff officers who come to put you out of your home. A moratorium or time to pay does not stop that either. You may be able to ask the court or tribunal to look at the case again.',
  'northern-ireland':
    'Ring us today. The Enforcement of Judgments Office can put you out of your home, and a letter does not stop it. You may be able to ask the court to put it off. Housing Rights can help you too.',
};

/** What a court can be asked for before a day on which a home is to be left; it may be the day of a notice alone. */
const COURT_CAN: Readonly<Record<Law, string>> = {
  'england-and-wales':
    ' If a court has ruled, you can ask it to stop or put off the eviction before that day, on form N244.',
  scotland:
    ' If there is an order, you may be able to ask the court or tribunal to look at the case again. A moratorium or time to pay does not stop it.',
  'northern-ireland':
    ' If there is an order, you may be able to ask the court to put it off before that day.',
};

/** What comes first where a court was asked for a home; the letters say the same. */
const COURT_ASKED =
  'Your home may be at stake. Ring us before you answer the court, and keep to the day on the papers.';

/** What comes first where a court has ruled and no officers act yet; the letters say the same. */
const COURT_RULED: Readonly<Record<Law, string>> = {
  'england-and-wales':
    'Ring us today, before you write. A court has ruled, and your home may be at stake. You can still ask the court to stop or put off an eviction, on form N244. Keep to the days on the papers.',
  scotland:
    'Ring us today, before you write. A court or tribunal has ruled, and your home may be at stake. You may be able to ask it to look at the case again. A moratorium or time to pay does not stop an eviction. Keep to the days on the papers.',
  'northern-ireland':
    'Ring us today, before you write. A court has ruled, and your home may be at stake. You may be able to ask the court to put off an eviction. Keep to the days on the papers. Housing Rights can help you too.',
};

const HELPS: Readonly<Partial<Record<LivingPlace, string>>> = {
  wales: 'Shelter Cymru',
  scotland: 'Shelter Scotland',
  'northern-ireland': 'Housing Rights',
};

/** What a person reads where officers act on their home. */
export function sayOfficersAtHome(nation: LivingPlace | null): string {
  return OFFICERS_ACT[courtLawOf(nation)];
}

/** @param on the day they come, or on which the home is to be left; null where none was told */
export function stepOfOfficersAtHome(nation: LivingPlace | null, on: CalendarDate | null): FirstStep {
  const officers = officersOf(nation);
  return {
    ring: null,
    ringsThem: false,
    instead: 'shelter',
    heading: ringAboutHome(on),
    say: `${officers.charAt(0).toUpperCase()}${officers.slice(1)} may put me out of my home. Can you help me to ask for it to be put off?`,
  };
}

/** What a person reads where a court has their home in hand. */
export function sayCourtAtHome(step: 'claim' | 'order', nation: LivingPlace | null): string {
  return step === 'claim' ? COURT_ASKED : COURT_RULED[courtLawOf(nation)];
}

/** @param on the day of the court, or on which the home is to be left; null where none was told */
export function stepOfCourtAtHome(step: 'claim' | 'order', on: CalendarDate | null): FirstStep {
  return {
    ring: null,
    ringsThem: false,
    instead: 'shelter',
    heading: ringAboutHome(on),
    say:
      step === 'claim'
        ? 'I have court papers about my home. Can you help me before I answer them?'
        : 'A court has ruled about my home. Can you help me to ask it to hold off?',
  };
}

/** "Ring about your home before Thursday 3 December", or today where there is no day. */
export function ringAboutHome(on: CalendarDate | null): string {
  return `Ring about your home ${on === null ? 'today' : `before ${sayWeekday(isoDate(on))}`}`;
}

/** What a person reads who is asked to leave their home, by when it is: with a day, also what a court can be asked for. */
export function sayEviction({ code, on }: Eviction, nation: LivingPlace | null): string {
  const helps = `${(nation && HELPS[nation]) ?? 'Shelter'} can help you too.`;
  const court = on === null ? '' : COURT_CAN[courtLawOf(nation)];
  return code === 'EVICTION_SOON'
    ? `You may lose your home soon. Call an adviser today, before you move out.${court} ${helps}`
    : `You are being asked to leave your home. Call an adviser before you move out.${court} ${helps}`;
}

/**
 * Everything that can be said of a home in a nation, for the tests of words.
 *
 * @internal
 */
export function homeTexts(nation: UkNation): readonly string[] {
  const on = { year: 2026, month: 12, day: 3 };
  return [
    sayOfficersAtHome(nation),
    sayCourtAtHome('claim', nation),
    sayCourtAtHome('order', nation),
    sayEviction({ code: 'EVICTION_SOON', on }, nation),
    sayEviction({ code: 'EVICTION', on }, nation),
    sayEviction({ code: 'EVICTION', on: null }, nation),
  ];
}
