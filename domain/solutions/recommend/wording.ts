import type { AdviserCode, WithheldCode } from './blockers.ts';
import type { NowItem, Stake } from './now.ts';

/** What a person reads when nothing is recommended. */
export const WITHHELD_WORDS: Readonly<Record<WithheldCode, string>> = {
  OUTSIDE_UK: 'We can only help with debts if you live in the UK.',
  UNDER_AGE: 'We can only help people who are 18 or over. Childline and Citizens Advice can help you.',
  NATION_NOT_KNOWN: 'Tell us where you live. Each part of the UK has its own rules.',
  AGE_NOT_KNOWN: 'Tell us your date of birth.',
  STATEMENT_INCOMPLETE: 'Finish your budget first. We cannot say what is right for you without it.',
  DEBTS_INCOMPLETE: 'Tell us what kind each debt is and how much you owe.',
};

/** What a person reads when an adviser has to look first. */
export const ADVISER_WORDS: Readonly<Record<AdviserCode, string>> = {
  IN_INSOLVENCY: 'You are in a debt solution now. Talk to an adviser before you change anything.',
  FRAUD_SUSPECTED: 'An adviser needs to ask how one of the debts came about.',
  RECENT_GAMBLING: 'An adviser needs to talk with you about gambling. GamCare can help too.',
  RECENT_GIFT: 'An adviser needs to ask about something you gave away or sold.',
  RECENT_PREFERENCE: 'An adviser needs to ask about a payment you made before the others.',
  SELF_EMPLOYED_WITH_BUSINESS_DEBTS:
    'You have debts from your own business. Business Debtline can help with those.',
  NO_DEBTS: 'There are no debts in your list. Add them, or talk to an adviser.',
  ORDER_NOT_SETTLED: 'Something we do not know yet decides what is best. An adviser will ask you about it.',
  NOTHING_FITS: 'No solution here is clearly right for you. An adviser will look at it with you.',
};

/** What a person reads where we know the rules of their nation and do not advise in it yet. */
export const NATION_NOT_OPEN =
  'We do not give this advice where you live yet. The debt rules are different there. MoneyHelper can find you free advice.';

const STAKE_WORDS: Readonly<Record<Stake, string>> = {
  home: 'If it is not paid, you could lose your home.',
  liberty: 'If it is not paid, a court can punish you. In the worst case that is prison.',
  energy: 'If it is not paid, your supply could be cut off.',
  goods: 'If it is not paid, the lender could take the car or goods.',
  deductions: 'It can be taken from your benefits or pay.',
  enforcement: 'It can be taken by bailiffs or from your pay.',
};

const CODE_WORDS: Readonly<Record<Exclude<NowItem['code'], 'PRIORITY_DEBT'>, string>> = {
  EVICTION_SOON: 'You may lose your home soon. Call an adviser today. Shelter can help too.',
  BAILIFFS_SOON:
    'Bailiffs may come soon. Call an adviser today. You do not have to let them in on a first visit.',
  COURT_SOON: 'A court day is near. Call an adviser before it, and go to it.',
  CRISIS: 'You come first. If you need help now, call Samaritans on 116 123, or 999.',
  BUSINESS_DEBTS: 'Some debts come from a business. Business Debtline can help with those.',
  SHORT_EACH_MONTH:
    'More goes out than comes in. An adviser can check for benefits and grants you could get.',
  ILLEGAL_LENDER:
    'This lender may be against the law. You are safe to tell someone. Stop Loan Sharks can help.',
};

/** What a person reads about something that cannot wait. */
export function sayNow(item: NowItem): string {
  return item.code === 'PRIORITY_DEBT' ? STAKE_WORDS[item.stake] : CODE_WORDS[item.code];
}

/** Everything that these tables say, for the tests of words. */
export const RECOMMEND_TEXTS: readonly string[] = [
  ...Object.values(WITHHELD_WORDS),
  ...Object.values(ADVISER_WORDS),
  NATION_NOT_OPEN,
  ...Object.values(STAKE_WORDS),
  ...Object.values(CODE_WORDS),
];

/** Free advice, said with every result: CONC 8.2.4R asks for it. */
export const FREE_ADVICE =
  'Free debt counselling, debt adjusting and providing of credit information services is available to customers by contacting MoneyHelper: moneyhelper.org.uk, 0800 011 3797.';
