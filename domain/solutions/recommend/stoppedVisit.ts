import { officersOf } from '../../people/courtLaw.ts';
import type { LivingPlace, UkNation } from '../../people/nation.ts';
import { type CalendarDate, isoDate } from '../../values/calendar-date.ts';
import { sayWeekday } from '../../values/dayWords.ts';
import type { FirstStep } from './firstStep.ts';
import type { UrgentItem } from './now.ts';

/** A visit of officers that the law stops for the debts in what somebody has. */
export type StoppedVisit = {
  /** What stops it, as inside a sentence. */
  readonly name: string;
  /** Who is owed the debts outside of it for which they may come all the same. */
  readonly outside: readonly string[];
  /** Only the person told of it: nobody here has seen a paper of it, nor knows which debts are in it. */
  readonly isTold?: true;
};

/** Whether what cannot wait is a visit of officers, which the law may stop. */
export function isVisit({ code }: Pick<UrgentItem, 'code'>): boolean {
  return code === 'BAILIFFS' || code === 'BAILIFFS_SOON';
}

const list = new Intl.ListFormat('en-GB');

/** What a person reads of a visit that the law stops: what is true, and whom it does not stop. */
export function sayStoppedVisit({ name, outside, isTold }: StoppedVisit, nation: LivingPlace | null): string {
  if (outside.length > 0) {
    if (isTold)
      return `You told us that you have ${name}. ${list.format(outside)} may not be in it, and about that ${officersOf(nation)} may still act. Call an adviser today.`;
    return `${capital(officersOf(nation))} must stop for the debts in ${name}. ${list.format(outside)} may not be in it, and about that they may still act. Call an adviser today.`;
  }
  if (isTold)
    return `You told us that you have ${name}. If it covers this debt, ${officersOf(nation)} must stop. Show them the letter that says it has started, with its number. If they do not stop, or you are not sure that it covers the debt, call us today.`;
  return `If they come, show them the letter that says that ${name} has started, and the day. If they do not stop, or it is about a debt that is not in it, call us.`;
}

/**
 * What to do about a visit that the law stops: to ring is only about the debts outside of what stops it.
 *
 * @param on the day they said they would come; null for none
 */
export function stepOfStoppedVisit(
  { name, outside, isTold }: StoppedVisit,
  nation: LivingPlace | null,
  on: CalendarDate | null,
): FirstStep {
  const officers = officersOf(nation);
  const us = { ring: null, ringsThem: false, instead: 'national-debtline' } as const;
  if (outside.length > 0) {
    const who = list.format(outside);
    const by = on === null ? 'today' : `before ${sayWeekday(isoDate(on))}`;
    return {
      ...us,
      heading: `Ring about ${officers} for ${who} ${by}`,
      say: `I have ${name}, and ${who} may not be in it. What can I do before ${officers} act?`,
    };
  }
  if (isTold)
    return {
      ...us,
      heading: `${capital(officers)} must stop if ${name} covers the debt`,
      say: `I have ${name}. Does it cover this debt, and what can I do if ${officers} do not stop?`,
    };
  return {
    ...us,
    heading: `${capital(officers)} must stop for the debts in ${name}`,
    say: `I have ${name}, and ${officers} did not stop. What can I do?`,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NAMES: Readonly<Record<UkNation, readonly string[]>> = {
  england: ['Breathing Space', 'a debt relief order'],
  wales: ['Breathing Space', 'a debt relief order'],
  scotland: ['a statutory moratorium', 'sequestration'],
  'northern-ireland': ['a debt relief order', 'bankruptcy'],
};

/**
 * Everything that can be said of it in a nation, for the tests of words.
 *
 * @internal
 */
export function stoppedVisitTexts(nation: UkNation): readonly string[] {
  return NAMES[nation].flatMap(name =>
    [[], ['Lochside Council'], ['Lochside Council', 'Reed Fines']].flatMap(outside =>
      [{ name, outside }, { name, outside, isTold: true } as const].flatMap(visit => {
        const { heading, say } = stepOfStoppedVisit(visit, nation, null);
        return [`${heading}.`, say, sayStoppedVisit(visit, nation)];
      }),
    ),
  );
}
