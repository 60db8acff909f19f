import type { HouseholdMakeup } from '../../household/makeup.ts';
import { hasChildren } from '../../household/shares.ts';
import type { Case, EarlierSolution, WhenHappened } from '../../solutions/case/case.ts';
import { grantedAsEarlier } from '../../solutions/case/grantedHere.ts';
import { type CalendarDate, compareDates, isoDate } from '../../values/calendar-date.ts';
import { dayAfterMonths } from '../../values/laterDay.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import { type ApplicationForm, fieldsOf } from '../form.ts';
import { changeWords, fromWords, noneWord } from '../words.ts';
import { type Known, type KnownAnswers, type KnownEntry, known } from './known.ts';

/** What the full review and the household know: work, home, things, the years before. */
export function knownOfReview(
  form: ApplicationForm,
  { today, review, household }: ApplicationFacts,
): KnownAnswers {
  const lives = household && knownOfHousehold(household.what, fromWords.told({ on: household.on, today }));
  if (review === null) return { singles: lives ?? {}, lists: {} };
  const told = fromWords.told({ on: review.on, today });
  const facts = review.what;
  const within = (id: string, when: WhenHappened) => lastIn(yearsAsked(form, id), when, today);
  return {
    singles: {
      ...lives,
      ...knownOfWork(facts, told),
      ...knownOfThings(facts, told),
      ...knownOfConduct(form, { facts, told, today }),
      ...knownOfPast(facts, told, today),
      ...knownOfCrisis(facts, told),
      expectedChanges: known(changesAhead(facts, today), told),
      partnerShares: known(facts.household.adults === 1 ? false : facts.partner.sharesBudget, told),
    },
    lists: {
      ...entriesOf('vehicles', facts.vehicles, ({ value, isNeeded, isAdapted, isOnFinance }) => ({
        value: known(value, told),
        isNeeded: known(isNeeded, told),
        isAdapted: known(isAdapted, told),
        isOnFinance: known(isOnFinance, told),
      })),
      ...entriesOf('assets', facts.otherAssets, ({ name, value }) => ({
        name: known(name, told),
        value: known(value, told),
      })),
      ...knownOfEarlier(facts, told, today),
      ...entryOfDay('gifts', within('hasGivenAway', facts.conduct.gaveAway), told),
      ...entryOfDay('preferences', within('hasPreferred', facts.conduct.preferred), told),
    },
  };
}

type Singles = KnownAnswers['singles'];

function knownOfHousehold(makeup: HouseholdMakeup, told: string): Singles {
  const { childrenUnderSixteen, childrenBetweenSixteenEighteen, childrenOverEighteen, additionalAdults } =
    makeup;
  const has = hasChildren(makeup);
  return {
    hasChildren: known(has, told),
    // Of somebody who says now that there are children, the counts of none say nothing.
    childrenUnderSixteen: has ? known(childrenUnderSixteen, told) : [],
    childrenOverSixteen: has ? known(childrenBetweenSixteenEighteen, told) : [],
    otherAdults: known(childrenOverEighteen + additionalAdults, told),
  };
}

function knownOfWork({ work }: Case, told: string): Singles {
  return {
    workStatus: known(work.status, told),
    hasTraded: work.status === 'self-employed' ? known(true, told) : [],
    // Of before only today is asked in the review: a no leaves the years before open.
    isDirector: work.isDirector === true ? known(true, told) : [],
  };
}

function knownOfThings({ home, vehicles, otherAssets, savings, ...facts }: Case, told: string): Singles {
  const { mortgage } = home;
  const hasMortgage = home.hasMortgage ?? (mortgage === null ? null : mortgage > 0);
  return {
    tenure: known(home.tenure, told),
    homeValue: known(home.value, told),
    hasMortgage: known(hasMortgage, told),
    mortgage: mortgage === 0 ? [] : known(mortgage, told),
    otherSecured: known(home.otherSecured, told),
    sharePercent: known(home.sharePercent, told),
    ownsOtherProperty: known(home.ownsOtherProperty, told),
    hasVehicle: known(isAny(vehicles), told),
    hasAssets: known(isAny(otherAssets), told),
    savings: known(savings, told),
    savingsFromDisabilityBenefits: known(facts.savingsFromDisabilityBenefits, told),
  };
}

/** What happened in the years that a form asks about: the last time was told, which may be longer ago. */
function knownOfConduct(
  form: ApplicationForm,
  { facts: { conduct }, told, today }: { facts: Case; told: string; today: CalendarDate },
): Singles {
  const happened = (id: string, when: WhenHappened) =>
    known(hasHappened(lastIn(yearsAsked(form, id), when, today)), told);
  return {
    hasGivenAway: happened('hasGivenAway', conduct.gaveAway),
    hasPreferred: happened('hasPreferred', conduct.preferred),
    hasGambled: happened('hasGambled', conduct.gambled),
  };
}

/** How many years back a form asks about something; null where it asks about no years. */
function yearsAsked(form: ApplicationForm, id: string): number | null {
  return fieldsOf(form).find(field => field.id === id)?.pastYears ?? null;
}

/** When something happened last, in the years that are asked about. */
function lastIn(years: number | null, when: WhenHappened, today: CalendarDate): WhenHappened {
  if (years === null || when === null || when === 'never') return when;
  return compareDates(dayAfterMonths(when, years * MONTHS), today) < 0 ? 'never' : when;
}

const MONTHS = 12;

/** What was had before: as it was told, and what was granted here, which nobody has to tell. */
function knownOfEarlier(facts: Case, told: string, today: CalendarDate): KnownAnswers['lists'] {
  const partsOf =
    (from: string) =>
    ({ kind, startedOn, isActive, endedOn }: EarlierSolution) => ({
      kind: known(kind, from),
      startedOn: known(startedOn && isoDate(startedOn), from),
      isActive: known(isActive, from),
      endedOn: known(endedOn && isoDate(endedOn), from),
    });
  const granted = solutionsGranted(facts, today).map(
    (one, at): KnownEntry => ({
      id: `earlierSolutions:here:${at + 1}`,
      parts: partsOf(fromWords.grantedHere)(one),
    }),
  );
  const { earlierSolutions = [] } = entriesOf('earlierSolutions', facts.earlier, partsOf(told));
  return facts.earlier === null && granted.length === 0
    ? {}
    : { earlierSolutions: [...earlierSolutions, ...granted] };
}

/** The same without what tells of health: a form asks it only where its person agreed. */
function solutionsGranted({ grantedHere = [] }: Case, today: CalendarDate): readonly EarlierSolution[] {
  return grantedAsEarlier(
    { grantedHere: grantedHere.filter(({ shortName }) => shortName !== 'MHBS') },
    today,
  );
}

function knownOfPast(facts: Case, told: string, today: CalendarDate): Singles {
  const { earlier, standing, residence, statement } = facts;
  const { onlyBenefitsSince } = statement;
  const isGranted = solutionsGranted(facts, today).length > 0;
  return {
    hasEarlier: isGranted ? known(true, fromWords.grantedHere) : known(isAny(earlier), told),
    hasRestrictions: known(standing.hasBankruptcyRestrictions, told),
    hasPetition: known(standing.hasCreditorPetition, told),
    livesHere: known(residence.livesThere, told),
    leftOn: known(residence.leftOn && isoDate(residence.leftOn), told),
    getsOnlyBenefits: onlyBenefitsSince === null ? [] : known(true, told),
    onlyBenefitsSince: known(onlyBenefitsSince && isoDate(onlyBenefitsSince), told),
  };
}

/** What is to change, one a line; that nothing is too. Null while something of it was not told. */
function changesAhead({ changes }: Case, today: CalendarDate): string | null {
  const lines = Object.entries(changeWords).map(([id, says]) => {
    const when = changes[id as keyof typeof changeWords];
    if (when === null) return null;
    return when === 'never' || compareDates(when, today) < 0 ? '' : says(isoDate(when));
  });
  if (lines.includes(null)) return null;
  return lines.filter(line => line !== '').join('\n') || noneWord;
}

/** What was told of a crisis: fields of health, which no form asks or shows before its person agreed. */
function knownOfCrisis({ crisis }: Case, told: string): Singles {
  const { isConfirmed, treatmentEndsOn } = crisis;
  return {
    // That nobody has confirmed it may be of some days ago: it is asked.
    isCrisisConfirmed: isConfirmed === true ? known(true, told) : [],
    crisisCareEndsOn: known(treatmentEndsOn && isoDate(treatmentEndsOn), told),
  };
}

function isAny(things: readonly unknown[] | null): boolean | null {
  return things === null ? null : things.length > 0;
}

function hasHappened(when: WhenHappened): boolean | null {
  return when === null ? null : when !== 'never';
}

/** Entries of things that have no names: each is called by its place. */
function entriesOf<Thing>(
  field: string,
  things: readonly Thing[] | null,
  partsOf: (thing: Thing) => Readonly<Record<string, readonly Known[]>>,
): KnownAnswers['lists'] {
  if (things === null) return {};
  const entries = things.map(
    (thing, at): KnownEntry => ({ id: `${field}:${at + 1}`, parts: partsOf(thing) }),
  );
  return { [field]: entries };
}

/** An entry of which only the day is known. */
function entryOfDay(field: string, when: WhenHappened, told: string): KnownAnswers['lists'] {
  if (when === null || when === 'never') return {};
  return { [field]: [{ id: `${field}:1`, parts: { on: known(isoDate(when), told) } }] };
}
