import { courtLawOf } from '../../people/courtLaw.ts';
import type { LivingPlace, UkNation } from '../../people/nation.ts';
import { type CalendarDate, isoDate } from '../../values/calendar-date.ts';
import { sayWeekday } from '../../values/dayWords.ts';
import type { FirstStep } from './firstStep.ts';

/** Whose what officers come for is: on hire purchase, behind a logbook loan, or rented. */
export const OTHERS_GOODS = ['hired', 'logbook loan', 'rented'] as const;
export type OthersGoods = (typeof OTHERS_GOODS)[number];

/** What comes first where officers come for what is on hire purchase; the letters say the same. */
const HIRED: Readonly<Record<ReturnType<typeof courtLawOf>, string>> = {
  'england-and-wales':
    'Ring us today, before you hand anything over or write to anyone. What you have under this agreement belongs to the lender until it is paid off. So bailiffs may not take it to sell for a debt. The lender can only have it given back. In most cases that takes a court order once you have paid a third of the price. Nobody may come in for it without one. If a court has ordered it, you may be able to ask that court to let you keep it and pay. Ring us too if it is gone already and they want the rest.',
  scotland:
    'Ring us today, before you hand anything over or write to anyone. What you have under this agreement belongs to the lender until it is paid off. So sheriff officers may not take it to sell for a debt. The lender can only have it given back. In most cases that takes a court order once you have paid a third of the price. Nobody may come in for it without one. You may be able to ask the sheriff court for more time to pay. Ring us too if it is gone already and they want the rest.',
  'northern-ireland':
    'Ring us today, before you hand anything over or write to anyone. What you have under this agreement belongs to the lender until it is paid off. So the Enforcement of Judgments Office may not take it to sell for a debt. The lender can only have it given back. In most cases that takes a court order once you have paid a third of the price. Nobody may come in for it without one. You may be able to ask the court for more time to pay. Ring us too if it is gone already and they want the rest.',
};

const LOGBOOK_LOAN =
  'Ring us today, before you hand anything over or write to anyone. With a logbook loan the vehicle belongs to the lender until the loan is paid. They must send you a default notice first. It gives you 14 days. After that they can most often take the vehicle without a court. Ask us: some of these agreements are not valid, and a court may give you more time. Ring us too if it is gone already and they want the rest.';

const RENTED =
  'Ring us today, before you hand anything over or write to anyone. What you rent belongs to the firm that you rent it from, and nobody may take it to sell for your debts. That firm may have it given back. An adviser looks at the agreement and the letters with you. Ring us too if it is gone already and they want the rest.';

/** What a person reads where officers come for goods that belong to whoever is owed. */
export function sayOfficersForGoods(goods: OthersGoods, nation: LivingPlace | null): string {
  if (goods === 'hired') return HIRED[courtLawOf(nation)];
  return goods === 'rented' ? RENTED : LOGBOOK_LOAN;
}

const WHAT: Readonly<Record<OthersGoods, readonly [about: string, say: string]>> = {
  hired: ['what you have on finance', 'They come for what I have on finance'],
  'logbook loan': ['the vehicle on your logbook loan', 'They come for the vehicle on my logbook loan'],
  rented: ['what you rent', 'They come for what I rent'],
};

/** @param on the day they come; null where none was told */
export function stepOfOfficersForGoods(goods: OthersGoods, on: CalendarDate | null): FirstStep {
  const [about, say] = WHAT[goods];
  return {
    ring: null,
    ringsThem: false,
    instead: 'national-debtline',
    heading: `Ring about ${about} ${on === null ? 'today' : `before ${sayWeekday(isoDate(on))}`}`,
    say: `${say}. What can I do before I hand anything over?`,
  };
}

/**
 * Everything that can be said of such goods in a nation, for the tests of words.
 *
 * @internal
 */
export function goodsTexts(nation: UkNation): readonly string[] {
  return OTHERS_GOODS.map(goods => sayOfficersForGoods(goods, nation));
}
