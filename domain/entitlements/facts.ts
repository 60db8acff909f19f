import { isIncomeLine } from '../budget/roles.ts';
import type { HouseholdMakeup } from '../household/makeup.ts';
import type { EMPLOYMENT } from '../journeys/qualifier/facts.ts';
import type { HelpFacts } from '../people/health.ts';
import { isUkNation, type UkNation } from '../people/nation.ts';
import type { Case, Fact } from '../solutions/case/case.ts';
import { ageOn, type CalendarDate } from '../values/calendar-date.ts';
import type { Pence } from '../values/pence.ts';

/** Signs that tell of somebody's health: help that asks for one tells of it too. */
export const HEALTH_SIGNS = [
  'has a health condition',
  'may get a disability benefit',
  'is ill for long',
  'needs power for health',
  'cares for somebody',
  'expects or has a baby',
] as const;
export const ENTITLEMENT_SIGNS = [
  'lives alone',
  'has children',
  'has children under 16',
  'has several children',
  'has a partner in the budget',
  'works',
  'all adults work',
  'one of a couple works',
  'rents',
  'falls short',
  'cannot pay for basics',
  'may have to leave the home',
  ...HEALTH_SIGNS,
] as const;
export type EntitlementSign = (typeof ENTITLEMENT_SIGNS)[number];

export const ENTITLEMENT_NUMBERS = ['age', 'savings', 'pay'] as const;
export type EntitlementNumber = (typeof ENTITLEMENT_NUMBERS)[number];

/** What counts for help, as far as somebody told us. */
export type EntitlementFacts = {
  readonly nation: UkNation | null;
  readonly signs: Readonly<Record<EntitlementSign, Fact<boolean>>>;
  /** Years, and pence: all savings, and the take-home pay of a month. */
  readonly numbers: Readonly<Record<EntitlementNumber, Fact<number>>>;
  /** How many, at home. */
  readonly childrenUnderSixteen: Fact<number>;
  /** The sum of lines in a month, by their numbers. */
  readonly monthly: (lines: readonly number[]) => Fact<Pence>;
  /** They may not claim public funds: they said so. */
  readonly hasPublicFunds: Fact<boolean>;
};

/** What is told beside the case. */
export type ToldForEntitlements = {
  readonly household: HouseholdMakeup | null;
  readonly employment: (typeof EMPLOYMENT)[number] | null;
  readonly health: HelpFacts;
};

const WORKING: readonly (typeof EMPLOYMENT)[number][] = [
  'full-time',
  'part-time',
  'zero-hours',
  'self-employed',
];

/** Gathers it. */
export function entitlementFacts(
  told: Case,
  { household, employment, health }: ToldForEntitlements,
  on: CalendarDate,
): EntitlementFacts {
  const { statement, partner, happening } = told;
  const ofRole = (role: 'own-earnings' | 'partner-earnings') =>
    monthlyOf(statement, line => line.roles.includes(role));
  const own = ofRole('own-earnings');
  const partners = ofRole('partner-earnings');
  const { adults, children } = told.household;
  const isCouple = partner.sharesBudget ?? (adults === 1 ? false : null);
  const works = own !== null && own > 0 ? true : employment && WORKING.includes(employment);
  const partnerWorks = partners === null ? null : partners > 0;
  return {
    nation: isUkNation(told.nation ?? undefined) ? (told.nation as UkNation) : null,
    signs: {
      'lives alone': adults === null ? null : adults === 1,
      'has children': children === null ? null : children > 0,
      'has children under 16': household && household.childrenUnderSixteen > 0,
      'has several children': children === null ? null : children > 1,
      'has a partner in the budget': isCouple,
      works,
      'all adults work': isCouple === false ? works : both(works, partnerWorks),
      'one of a couple works': isCouple && different(works, partnerWorks),
      rents: told.home.tenure && told.home.tenure === 'rents',
      'falls short': fallsShort(statement),
      'cannot pay for basics': anyOf([happening.noEssentials, happening.noFood, happening.disconnection]),
      'may have to leave the home': happening.eviction,
      'has a health condition': health.hasHealthCondition,
      'may get a disability benefit': health.mayGetDisabilityBenefit,
      'is ill for long': told.crisis.isIllLongTerm,
      'needs power for health': health.needsPower,
      'cares for somebody': employment === 'carer' ? true : health.caresForSomebody,
      'expects or has a baby': health.hasBaby,
    },
    numbers: {
      age: told.birthDate && ageOn(on, told.birthDate),
      savings: told.savings,
      pay: own === null || partners === null ? null : own + partners,
    },
    childrenUnderSixteen: household === null ? null : household.childrenUnderSixteen,
    monthly: lines => monthlyOf(statement, ({ typeId }) => lines.includes(typeId)),
    hasPublicFunds: told.residence.hasPublicFunds,
  };
}

/** The sum of the lines that are meant; null while one of them is not known, or not all of the budget is told. */
function monthlyOf(
  { isComplete, lines }: Case['statement'],
  isMeant: (line: Case['statement']['lines'][number]) => boolean,
): Fact<Pence> {
  if (!isComplete) return null;
  return lines.filter(isMeant).reduce<Fact<Pence>>((sum, { monthly }) => plus(sum, monthly), 0);
}

function plus(one: Fact<Pence>, other: Fact<Pence>): Fact<Pence> {
  return one === null || other === null ? null : one + other;
}

function fallsShort({ isComplete, lines }: Case['statement']): Fact<boolean> {
  if (!isComplete) return null;
  let left = 0;
  for (const { monthly, roles } of lines) {
    if (monthly === null) return null;
    left += isIncomeLine({ roles }) ? monthly : -monthly;
  }
  return left < 0;
}

function different(one: Fact<boolean>, other: Fact<boolean>): Fact<boolean> {
  return one === null || other === null ? null : one !== other;
}

function both(one: Fact<boolean>, other: Fact<boolean>): Fact<boolean> {
  if (one === false || other === false) return false;
  return one === null || other === null ? null : true;
}

/** One yes is a yes; a no needs all of them. */
export function anyOf(facts: readonly Fact<boolean>[]): Fact<boolean> {
  if (facts.includes(true)) return true;
  return facts.includes(null) ? null : false;
}
