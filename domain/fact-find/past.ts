import type { Case, Residence } from '../solutions/case/case.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { someFromFraud } from './caseDebts.ts';
import { earliestDay, lastTime } from './days.ts';
import type { FactFind } from './factFind.ts';
import type { ToldAnswers } from './told.ts';

/** Whether the person lives where they are advised, and when they last did. */
export function residenceFrom(told: ToldAnswers, today: CalendarDate): Residence {
  const home = told.one('usual-home', ['yes', 'moved']);
  return {
    livesThere: home === null ? null : home === 'yes',
    leftOn: earliestDay(told.text('left-home-on'), today),
    hasPublicFunds: hasPublicFunds(told),
  };
}

/** What an official would ask about the person's past conduct. */
export function conductFrom(
  told: ToldAnswers,
  { debts, today }: Pick<FactFind, 'debts' | 'today'>,
): Case['conduct'] {
  return {
    gaveAway: lastTime(told, 'gave-away', today),
    preferred: lastTime(told, 'paid-first', today),
    gambled: lastTime(told, 'gambled', today),
    // Asked of all debts together, or of each.
    isFraudSuspected: someFromFraud(debts) ?? told.yesNo('fraud'),
  };
}

/** Orders and petitions. */
export function courtOrdersFrom(told: ToldAnswers): Case['standing'] {
  const words = ['restrictions', 'petition'] as const;
  const orders = told.several('pressing', words) ?? told.several('orders', words);
  return {
    hasBankruptcyRestrictions: orders?.includes('restrictions') ?? null,
    hasCreditorPetition: orders?.includes('petition') ?? null,
  };
}

/** The question is whether a person may not have them. Null where nobody asked. */
export function hasPublicFunds(told: Pick<ToldAnswers, 'yesNo'>): Residence['hasPublicFunds'] {
  const without = told.yesNo('public-funds');
  return without === null ? null : !without;
}
