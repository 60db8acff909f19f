import type { HouseholdMakeup } from '../../household/makeup.ts';
import { hasChildren } from '../../household/shares.ts';
import type { Case, WhenHappened } from '../../solutions/case/case.ts';
import { isoDate } from '../../values/calendar-date.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import { fromWords } from '../words.ts';
import { type Known, type KnownAnswers, type KnownEntry, known } from './known.ts';

/** What the full review and the household know: work, home, things, the years before. */
export function knownOfReview({ today, review, household }: ApplicationFacts): KnownAnswers {
  const lives = household && knownOfHousehold(household.what, fromWords.told({ on: household.on, today }));
  if (review === null) return { singles: lives ?? {}, lists: {} };
  const told = fromWords.told({ on: review.on, today });
  const facts = review.what;
  return {
    singles: {
      ...lives,
      ...knownOfWork(facts, told),
      ...knownOfThings(facts, told),
      ...knownOfPast(facts, told),
      ...knownOfCrisis(facts, told),
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
      ...entriesOf('earlierSolutions', facts.earlier, ({ kind, startedOn, isActive, endedOn }) => ({
        kind: known(kind, told),
        startedOn: known(startedOn && isoDate(startedOn), told),
        isActive: known(isActive, told),
        endedOn: known(endedOn && isoDate(endedOn), told),
      })),
      ...entryOfDay('gifts', facts.conduct.gaveAway, told),
      ...entryOfDay('preferences', facts.conduct.preferred, told),
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

function knownOfPast({ conduct, earlier, standing, residence, statement }: Case, told: string): Singles {
  const { onlyBenefitsSince } = statement;
  return {
    hasGivenAway: known(hasHappened(conduct.gaveAway), told),
    hasPreferred: known(hasHappened(conduct.preferred), told),
    hasGambled: known(hasHappened(conduct.gambled), told),
    hasEarlier: known(isAny(earlier), told),
    hasRestrictions: known(standing.hasBankruptcyRestrictions, told),
    hasPetition: known(standing.hasCreditorPetition, told),
    livesHere: known(residence.livesThere, told),
    leftOn: known(residence.leftOn && isoDate(residence.leftOn), told),
    getsOnlyBenefits: onlyBenefitsSince === null ? [] : known(true, told),
    onlyBenefitsSince: known(onlyBenefitsSince && isoDate(onlyBenefitsSince), told),
  };
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
