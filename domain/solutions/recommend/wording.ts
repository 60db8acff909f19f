import type { MoneyHelper } from '../../people/moneyHelper.ts';
import type { LivingPlace, UkNation } from '../../people/nation.ts';
import { MINIMUM_AGE } from '../../values/dates.ts';
import type { WhyItStays } from '../figures/inclusion.ts';
import { isInsolvency } from '../solution/insolvency.ts';
import { BANK, SHARED_DEBTS } from '../solution/sharedWording.ts';
import type { AdviserCode, WithheldCode } from './blockers.ts';
import type { DisclosureCode } from './disclosures.ts';
import type { Eligibility } from './groups.ts';
import { urgentTexts } from './urgentWording.ts';

const WITHHELD_WORDS: Readonly<Record<WithheldCode, string>> = {
  OUTSIDE_UK: 'We can only help with debts if you live in the UK.',
  UNDER_AGE: `We can only help people who are ${MINIMUM_AGE} or over. Childline and Citizens Advice can help you.`,
  NATION_NOT_KNOWN: 'Tell us where you live. Each part of the UK has its own rules.',
  AGE_NOT_KNOWN: 'Tell us your date of birth.',
  STATEMENT_INCOMPLETE: 'Finish your budget first. We need it to see what is right for you.',
  DEBTS_INCOMPLETE: 'Tell us what kind each debt is and how much you owe.',
};

type InNation<Code extends string> = Partial<
  Readonly<Record<LivingPlace, Partial<Readonly<Record<Code, string>>>>>
>;

/** Who helps children differs between nations. */
const WITHHELD_IN: InNation<WithheldCode> = {
  scotland: {
    UNDER_AGE: `We can only help people who are ${MINIMUM_AGE} or over. Childline and Citizens Advice Scotland can help you.`,
  },
  'northern-ireland': {
    UNDER_AGE: `We can only help people who are ${MINIMUM_AGE} or over. Childline and Advice NI can help you.`,
  },
};

/** What a person reads when nothing is recommended, where they live. */
export function sayWithheld(code: WithheldCode, nation: LivingPlace | null): string {
  return (nation === null ? undefined : WITHHELD_IN[nation]?.[code]) ?? WITHHELD_WORDS[code];
}

/** What a person reads when we know the rules of their nation but do not advise there yet. */
export const NATION_NOT_OPEN =
  'We do not give this advice where you live yet. The debt rules are different there. MoneyHelper can find you free advice.';

const ADVISER_WORDS: Readonly<Record<AdviserCode, string>> = {
  BUDGET_NOT_CREDIBLE:
    'Your budget leaves out something that nobody can do without. An adviser looks at how you get by.',
  IN_INSOLVENCY: 'You are in a debt solution now, or may be. Talk to an adviser before you change anything.',
  IN_ARRANGEMENT: 'You are in a payment plan now, or may be. Talk to an adviser before you change anything.',
  UNDER_RESTRICTIONS:
    'You are under bankruptcy restrictions. Talk to an adviser before you start anything new.',
  RECENT_BANKRUPTCY:
    'You came out of bankruptcy not long ago, or may have. Talk to an adviser before you start anything new.',
  CREDITOR_PETITION:
    'Someone you owe asked a court to make you bankrupt. An adviser looks at the papers with you before you start anything new.',
  FRAUD_SUSPECTED: 'An adviser would like to ask how one of your debts came about.',
  RECENT_GAMBLING: 'An adviser would like to talk with you about gambling. GamCare can help you too.',
  RECENT_GIFT: 'An adviser would like to ask about something you gave away or sold.',
  RECENT_PREFERENCE: 'An adviser would like to ask about someone you paid back before the others.',
  SELF_EMPLOYED_WITH_BUSINESS_DEBTS:
    'You have debts from your own business. Business Debtline can help you with those.',
  NO_DEBTS: 'There are no debts in your list. Add them, or talk to an adviser.',
  FACTS_CONTRADICT:
    'Two things that you told us do not seem to fit together. An adviser will look at them with you.',
  SAVINGS_COVER_DEBTS:
    'You could repay from savings. Keep some of it for an emergency. MoneyHelper can help you plan this.',
  CHANGE_COMING: 'Something in your life is about to change. An adviser will look at what that means first.',
  RESTS_ON_DISABILITY_BENEFITS:
    'You could only pay with benefits that are for a disability. That money is for you. An adviser will look for another way.',
  CLOSE_TO_WRITE_OFF:
    'You are close to a way to clear your debts that costs little or nothing. Talk to an adviser before you start anything else.',
  COMPARE_WITH_BANKRUPTCY:
    'Bankruptcy could cost you less than a plan, or give the people you owe more. It may affect your work and what you own. An adviser will compare them with you.',
  SEVERAL_NEAR_MISSES:
    'You miss a cheap way to clear your debts by little, on several points. Talk to an adviser before you start anything that costs more.',
  SAVINGS_COULD_SETTLE:
    'What you have put by, or could sell, would repay a large part of your debts. An adviser will first look at offering it: a full and final settlement. Keep it until then.',
  SMALL_DEBTS:
    'You owe less than makes bankruptcy worth what it costs. An adviser will first look at small payments and other ways.',
  DEBTS_NOT_SETTLED:
    'First find out if you owe every debt in your list. Do not pay or write about one that you may not owe before you have had advice.',
  ORDER_NOT_SETTLED: 'We do not know enough yet to say what is best. An adviser will ask you a few things.',
  NOTHING_FITS: 'No solution here is clearly right for you. An adviser will look at it with you.',
};

/** Neither of the two helplines was found to serve Northern Ireland. */
const ADVISER_IN: InNation<AdviserCode> = {
  'northern-ireland': {
    RECENT_GAMBLING: 'An adviser would like to talk with you about gambling. They can find you help with it.',
    SELF_EMPLOYED_WITH_BUSINESS_DEBTS:
      'You have debts from your own business. Advice NI can help you with those.',
  },
};

/** What a person reads when an adviser has to look first, where they live. */
export function sayForAdviser(code: AdviserCode, nation: LivingPlace | null): string {
  return (nation === null ? undefined : ADVISER_IN[nation]?.[code]) ?? ADVISER_WORDS[code];
}

const DISCLOSURE_WORDS: Readonly<Record<DisclosureCode, string>> = {
  HOME_AT_RISK: 'Your home is at risk. It could be sold.',
  LANDLORD_CAN_STILL_ACT: 'If your rent is late, your landlord can still ask a court for your home.',
  DIRECTOR_NEEDS_LEAVE: 'To run a company, or act as its director, you may need a court to agree.',
  WORK_MAY_BE_TOUCHED: 'It can affect some jobs. Check your contract first, or ask your trade body.',
  BANK_MAY_CLOSE_ACCOUNT: BANK,
  OTHERS_OWE_TOO: SHARED_DEBTS,
  GUARANTOR_CAN_BE_ASKED: SHARED_DEBTS,
  DEBTS_THAT_STAY: 'It does not clear all of your debts. You still pay those it leaves out.',
};

/** A landlord in Scotland asks a tribunal for most homes. */
const LANDLORD_IN_SCOTLAND =
  'If your rent is late, your landlord can still ask a court or tribunal for your home.';

/** Which part of the words of a solution says the same of everybody. */
const SAID_TO_ALL: Readonly<Partial<Record<DisclosureCode, 'bank' | 'shared'>>> = {
  BANK_MAY_CLOSE_ACCOUNT: 'bank',
  OTHERS_OWE_TOO: 'shared',
  GUARANTOR_CAN_BE_ASKED: 'shared',
};

/**
 * What a person reads about a solution because of their own case, where they live: in the words that everybody reads of
 * that solution where it has some, so that no list has it twice.
 */
export function sayDisclosure(
  code: DisclosureCode,
  nation: LivingPlace | null,
  ofAll: { readonly bank?: string; readonly shared?: string } = {},
): string {
  const part = SAID_TO_ALL[code];
  const said = part && ofAll[part];
  if (said !== undefined) return said;
  if (code === 'LANDLORD_CAN_STILL_ACT' && nation === 'scotland') return LANDLORD_IN_SCOTLAND;
  return DISCLOSURE_WORDS[code];
}

/** What a person reads beside a debt that stays, or that a way to get time leaves out. */
export const STAYS_WORDS: Readonly<Record<WhyItStays, string>> = {
  kind: 'It is not part of this. You still pay it.',
  fraud: 'The law keeps a debt where someone was misled. An adviser will go through it with you.',
  secured: 'It is tied to your home or goods. If you stop paying, they can be taken.',
  'not due': 'It is paid as it falls due, or taken from a benefit. That goes on.',
  disputed: 'First find out if you owe it. Talk to an adviser before you pay what is late or write to them.',
  'very old':
    'It may be too old for a court to make you pay it. Do not pay it or write to them before you have had advice.',
  'adviser decides': 'An adviser checks if it can be part of this. Until then, plan to pay it.',
};

/** Of a debt of which only what is late is taken in: of that part, and of the rest. */
export const ONLY_LATE_WORDS = {
  late: 'Only what is late is in it.',
  restOfBill: 'Only what is late is in it. You pay the rest as it falls due.',
  rest: 'Only what is late is in it. You pay the rest as it falls due. It is tied to your home or goods. If you stop paying, they can be taken.',
} as const;

const ADVISER_FIRST = {
  insolvency: 'This is subject to an adviser. They go through all of it with you before it starts.',
  other: (what: string) => `Before anything is sent, an adviser checks one thing with you: ${what}.`,
} as const;

/** What an adviser checks of a solution that is open, by the code of what has to be confirmed. */
const CHECKED: Readonly<Record<string, string>> = {
  TPP_CHANGE_EXPECTED: 'if you will have more money soon',
};
/** What else is confirmed of what is no insolvency: the money of one alone decides it otherwise than that of two. */
const WHOSE_MONEY = 'whose money pays, yours alone or that of you two';

type JudgedSolution = {
  readonly shortName: string;
  readonly eligibility: Eligibility;
  readonly adviserConfirms: boolean;
  readonly reasons: readonly { readonly code: string; readonly adviserConfirms: boolean }[];
};

/**
 * What an adviser does before anything of a solution that is open is sent, with what they check; null where nobody has to
 * look first.
 */
export function sayAdviserFirst(judged: JudgedSolution): string | null {
  const { shortName, eligibility, adviserConfirms, reasons } = judged;
  if (eligibility !== 'INELIGIBLE' && isInsolvency(shortName)) return ADVISER_FIRST.insolvency;
  if (!adviserConfirms) return null;
  const checks = reasons
    .filter(reason => reason.adviserConfirms)
    .map(({ code }) => CHECKED[code] ?? WHOSE_MONEY);
  return ADVISER_FIRST.other([...new Set(checks)].join(', and '));
}

/**
 * Everything that can be said in a nation of an advice as a whole, for the tests of words.
 *
 * @internal
 */
export function recommendTexts(nation: UkNation): readonly string[] {
  return [
    ...Object.values({ ...WITHHELD_WORDS, ...WITHHELD_IN[nation] }),
    ...Object.values({ ...ADVISER_WORDS, ...ADVISER_IN[nation] }),
    ...Object.keys(DISCLOSURE_WORDS).map(code => sayDisclosure(code as DisclosureCode, nation)),
    ADVISER_FIRST.insolvency,
    ...[...Object.values(CHECKED), WHOSE_MONEY].map(ADVISER_FIRST.other),
    ...Object.values(STAYS_WORDS),
    ...Object.values(ONLY_LATE_WORDS),
    ...urgentTexts(nation),
    NATION_NOT_OPEN,
  ];
}

/** Free advice, said with every result: CONC 8.2.4R asks for it. */
export function sayFreeAdvice({ name, shownUrl, phone }: MoneyHelper): string {
  return `Free debt counselling, debt adjusting and providing of credit information services is available to customers by contacting ${name}: ${shownUrl}, ${phone}.`;
}
