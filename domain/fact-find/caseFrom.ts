import { BILLS, EMPLOYMENT, URGENT } from '../journeys/qualifier/facts.ts';
import { LIVING_PLACES } from '../people/nation.ts';
import type { Case, Fact, WhenHappened, Work } from '../solutions/case/case.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { caseDebtsFrom, someIsBehind } from './caseDebts.ts';
import { changesFrom } from './changes.ts';
import { crisisFrom } from './crisis.ts';
import { latestDay, typedDay } from './days.ts';
import { backPayFrom, confirmedFrom, getsByFrom, wrongFacts } from './doubts.ts';
import { earlierSolutionsFrom } from './earlier.ts';
import type { FactFind } from './factFind.ts';
import { homeFrom, otherAssetsFrom, vehiclesFrom } from './owned.ts';
import { conductFrom, courtOrdersFrom, residenceFrom } from './past.ts';
import { linesFrom, partnerFrom } from './shared.ts';
import { answerReader, type ToldAnswers } from './told.ts';

/**
 * Turns what a person told us into the case that the rules judge. A fact is not known where it was not asked, was left
 * off the path by a change, was answered with 'I’m not sure', or has two answers that contradict each other.
 */
export function caseFrom(found: FactFind): Case {
  const { household, budget, details, health, grantedHere = [], today } = found;
  const told = answerReader(found.answers);
  return {
    nation: told.one('nation', LIVING_PLACES),
    birthDate: wrongFacts(told).birth ? null : (details.dateOfBirth ?? typedDay(told.text('birth-date'))),
    household: {
      adults: household && 1 + household.childrenOverEighteen + household.additionalAdults,
      children: household && household.childrenUnderSixteen + household.childrenBetweenSixteenEighteen,
    },
    partner: partnerFrom(told),
    statement: {
      ...budget,
      lines: linesFrom(told, budget.lines),
      onlyBenefitsSince: onlyBenefitsSince(told, today),
      getsBy: getsByFrom(told),
    },
    debts: caseDebtsFrom(told, found),
    someDebtIsBehind: someIsBehind(told, found),
    home: homeFrom(told),
    vehicles: vehiclesFrom(told),
    savings: told.sum('savings'),
    savingsFromDisabilityBenefits: backPayFrom(told),
    otherAssets: otherAssetsFrom(told),
    earlier: earlierSolutionsFrom(told, today),
    // A record of who was granted nothing stays as it was before these counted.
    ...(grantedHere.length > 0 && { grantedHere }),
    standing: courtOrdersFrom(told),
    residence: residenceFrom(told, today),
    work: workFrom(told),
    conduct: conductFrom(told, found),
    changes: changesFrom(told, today),
    enforcement: {
      bailiffs: setDay(told, 'bailiffs'),
      court: setDay(told, 'court'),
      eviction: setDay(told, 'eviction'),
    },
    happening: happeningFrom(told),
    crisis: crisisFrom(health),
    trustDeedFees: found.trustDeedFees,
    confirmed: confirmedFrom(told),
  };
}

/** A student may also have a job, and 'something else' may be anything. */
const STATUSES: Readonly<Record<(typeof EMPLOYMENT)[number], Work['status']>> = {
  'full-time': 'employed',
  'part-time': 'employed',
  'zero-hours': 'employed',
  'self-employed': 'self-employed',
  looking: 'not working',
  ill: 'not working',
  carer: 'not working',
  home: 'not working',
  retired: 'retired',
  student: null,
  other: null,
};

function workFrom(told: ToldAnswers): Work {
  const employment = told.one('employment', EMPLOYMENT);
  const kinds = told.several('work', ['director', 'regulated']);
  return {
    status: employment === null || wrongFacts(told).work ? null : STATUSES[employment],
    isDirector: kinds?.includes('director') ?? null,
    isRegulated: kinds?.includes('regulated') ?? null,
  };
}

function onlyBenefitsSince(told: ToldAnswers, today: CalendarDate): Fact<CalendarDate> {
  const isSure = told.yesNo('only-benefits') === true && !wrongFacts(told).onlyBenefits;
  return isSure ? latestDay(told.text('only-benefits-since'), today) : null;
}

const DATES = ['bailiffs', 'court', 'eviction'] as const;

/** A scheduled date. Until dates are asked for, what the Qualifier says is not happening has no date. */
function setDay(told: ToldAnswers, what: (typeof DATES)[number]): WhenHappened {
  const dates = told.several('dates', DATES) ?? pressingDates(told);
  if (dates !== null) return dates.includes(what) ? typedDay(told.text(`${what}-on`)) : 'never';
  if (told.one('dates', ['unsure']) ?? told.one('pressing', ['unsure'])) return null;
  const urgent = told.several('urgent', URGENT);
  return urgent === null || urgent.includes(what) ? null : 'never';
}

/** Bailiffs go by another name in Scotland and in Northern Ireland. */
function pressingDates(told: ToldAnswers): Fact<readonly (typeof DATES)[number][]> {
  const pressing = told.several('pressing', [...DATES, 'officers', 'enforcement']);
  return (
    pressing &&
    DATES.filter(date => pressing.includes(date) || (date === 'bailiffs' && pressing.some(isOfficers)))
  );
}

function isOfficers(word: string): boolean {
  return word === 'officers' || word === 'enforcement';
}

function isCannotPay(bills: Fact<(typeof BILLS)[number]>): Fact<boolean> {
  return bills && bills === 'cannot-pay';
}

/**
 * What is happening now. That food, heat or power cannot be paid for is one answer to another question, which does not
 * say which of them.
 */
function happeningFrom(told: ToldAnswers): Case['happening'] {
  const urgent = told.several('urgent', URGENT);
  const is = (what: (typeof URGENT)[number]) => urgent?.includes(what) ?? null;
  return {
    bailiffs: is('bailiffs'),
    court: is('court'),
    eviction: is('eviction'),
    disconnection: is('disconnection'),
    benefitsStopped: wrongFacts(told).benefitsStopped ? false : is('benefits'),
    noFood: is('food'),
    noEssentials: isCannotPay(told.one('bills', BILLS)),
  };
}
