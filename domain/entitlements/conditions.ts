import type { UkNation } from '../people/nation.ts';
import type { Fact } from '../solutions/case/case.ts';
import { type CalendarDate, isoDate } from '../values/calendar-date.ts';
import type { EntitlementBook, EntitlementCondition, EntitlementRate } from './entitlement.ts';
import { anyOf, type EntitlementFacts } from './facts.ts';

/** The figures in force in one nation on one day, by name. */
export type RatesInForce = (key: string) => EntitlementRate | undefined;

export function ratesOn(rates: readonly EntitlementRate[], nation: UkNation, on: CalendarDate): RatesInForce {
  const day = isoDate(on);
  const inForce = new Map<string, EntitlementRate>();
  for (const rate of rates) {
    if (!rate.nations.includes(nation) || (rate.validFrom ?? '') > day) continue;
    const before = inForce.get(rate.key);
    if (before === undefined || (before.validFrom ?? '') < (rate.validFrom ?? '')) {
      inForce.set(rate.key, rate);
    }
  }
  return key => inForce.get(key);
}

/** What a condition is asked of. */
export type Asked = {
  readonly facts: EntitlementFacts;
  readonly lines: EntitlementBook['lines'];
  readonly rates: RatesInForce;
};

/** Whether it holds; null where that is not known, such as for want of a figure of the day. */
export function holds(condition: EntitlementCondition, asked: Asked): Fact<boolean> {
  const { facts } = asked;
  if ('is' in condition) return facts.signs[condition.is];
  if ('isNot' in condition) return not(facts.signs[condition.isNot]);
  if ('has' in condition) return hasAny(condition.has, asked);
  if ('hasNo' in condition) return not(hasAny(condition.hasNo, asked));
  if ('any' in condition) return anyOf(condition.any.map(one => holds(one, asked)));
  const number = facts.numbers[condition.number];
  const isFrom = 'atLeast' in condition;
  const figure = asked.rates(isFrom ? condition.atLeast : condition.below)?.value;
  if (number === null || figure === undefined) return null;
  const openFrom = condition.openFrom === undefined ? figure : asked.rates(condition.openFrom)?.value;
  if (openFrom === undefined || (number >= openFrom && number < figure)) return null;
  return isFrom ? number >= figure : number < figure;
}

/** Whether all hold. */
export function allHold(conditions: readonly EntitlementCondition[], asked: Asked): Fact<boolean> {
  const each = conditions.map(one => holds(one, asked));
  if (each.includes(false)) return false;
  return each.includes(null) ? null : true;
}

/** Whether the budget has something in one of the lines; a line that is not known leaves it open. */
export function hasAny(names: readonly string[], { facts, lines }: Asked): Fact<boolean> {
  return anyOf(
    names.map(name => {
      const monthly = facts.monthly(lines[name] ?? []);
      return monthly === null ? null : monthly > 0;
    }),
  );
}

function not(fact: Fact<boolean>): Fact<boolean> {
  return fact === null ? null : !fact;
}
