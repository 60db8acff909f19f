import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import type { HouseholdMakeup } from '../../household/makeup.ts';
import type { Case } from '../../solutions/case/case.ts';
import { budgetOf, lineOf, TODAY, tenant } from '../../solutions/testing/cases.ts';
import { entitlementFacts, type ToldForEntitlements } from '../facts.ts';
import { type Entitlements, entitlementsOf } from '../found.ts';

/** The help of the content folder. */
export const BOOK = readOperatorContent(shipped).entitlements;

export const NO_HEALTH: ToldForEntitlements['health'] = {
  hasHealthCondition: null,
  mayGetDisabilityBenefit: null,
  needsPower: null,
  caresForSomebody: null,
  hasBaby: null,
};

export type Told = {
  /** Lines of the budget with their monthly sums in pence, besides the rent and food. */
  readonly lines?: Readonly<Record<number, number | null>>;
  readonly household?: Partial<HouseholdMakeup>;
  readonly employment?: ToldForEntitlements['employment'];
  readonly health?: Partial<ToldForEntitlements['health']>;
  readonly more?: Partial<Case>;
  readonly on?: { readonly year: number; readonly month: number; readonly day: number };
};

/** The case of somebody who rents and works, unless it says otherwise. */
export function caseOf({ lines = { 1001: 1_500_00 }, household = {}, more = {} }: Told): Case {
  const { childrenUnderSixteen = 0, childrenBetweenSixteenEighteen = 0 } = household;
  const { childrenOverEighteen = 0, additionalAdults = 0 } = household;
  return tenant({
    statement: budgetOf([
      lineOf(2001, 600_00),
      lineOf(3011, 300_00),
      ...Object.entries(lines).map(([id, sum]) => lineOf(Number(id), sum)),
    ]),
    household: {
      adults: 1 + childrenOverEighteen + additionalAdults,
      children: childrenUnderSixteen + childrenBetweenSixteenEighteen,
    },
    ...more,
  });
}

/** What is found for them. */
export function foundFor(told: Told): Entitlements {
  const { household = {}, employment = null, health = {}, on = TODAY } = told;
  const makeup = {
    childrenUnderSixteen: 0,
    childrenBetweenSixteenEighteen: 0,
    childrenOverEighteen: 0,
    additionalAdults: 0,
    ...household,
  };
  const besides = { household: makeup, employment, health: { ...NO_HEALTH, ...health } };
  return entitlementsOf(BOOK, entitlementFacts(caseOf(told), besides, on), on);
}

/** One of what was found; undefined where it was not. Throws for help that there is none of by that id. */
export function oneFor(told: Told, id: string) {
  if (!BOOK.entitlements.some(one => one.id === id)) throw new Error(`There is no help "${id}".`);
  return foundFor(told).found.find(({ entitlement }) => entitlement.id === id);
}

/** Why one does not fit; undefined where it does. */
export function whyNot(told: Told, id: string): string | undefined {
  return foundFor(told).notFitting.find(({ entitlement }) => entitlement.id === id)?.why;
}
