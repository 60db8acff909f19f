import { formatSum } from '../../values/pence.ts';
import { type Entry, type Given, isEntries, type SingleValue } from '../answer.ts';
import type { ApplicationFacts, KnownLine } from '../applicationFacts.ts';
import { NOT_KNOWN_KIND } from '../check/notKnown.ts';
import { type ApplicationForm, fieldsOf } from '../form.ts';
import { sayValue } from '../sayValue.ts';
import { answerMessages, fromWords } from '../words.ts';
import { answerInForm } from './answerInForm.ts';
import { type Known, type KnownAnswers, known } from './known.ts';
import { againstOffer, againstPay, lessThanJudged } from './moneyInForm.ts';
import { nobodyElse } from './nobodyElse.ts';

type Singles = KnownAnswers['singles'];

/** The answers of a form as they stand, before anybody has asked whether they go together. */
type InForm = {
  readonly form: ApplicationForm;
  readonly facts: ApplicationFacts;
  readonly given: Given;
  /** An answer, given here or told alike by all who know it; null while there is none. */
  readonly answer: (id: string) => SingleValue | null;
  readonly entries: (id: string) => readonly Entry[];
};

/**
 * What other answers of the same form say against an answer: more in the accounts than there are savings, a job of now of
 * somebody who does not work. It stands beside the answer, as what the budget says does.
 */
export function withinForm(
  form: ApplicationForm,
  facts: ApplicationFacts,
  given: Given,
  { singles, lists }: KnownAnswers,
): Singles {
  const inForm: InForm = {
    form,
    facts,
    given,
    answer: id => answerInForm(given, singles, id),
    entries: id => {
      const own = given[id];
      return isEntries(own) ? own : [];
    },
  };
  return {
    ...withoutSavings(inForm),
    thirdParties: nobodyElse(lists.debts ?? [], given.debts, inForm.answer('tenure')),
    savings: againstSavings(inForm),
    takeHomePay: againstPay(inForm.answer('takeHomePay'), { lists, given, facts }),
    offer: [
      ...againstOffer(inForm.answer('offer'), { lists, given, facts }),
      ...lessThanJudged(inForm.answer('offer'), { lists, given }),
    ],
    workStatus: againstWork(inForm),
    partnerShares: againstPartner(inForm),
    otherAdults: againstAdults(inForm),
    hasChildren: againstChildren(inForm),
    dependElsewhere: againstDepending(inForm),
  };
}

/** Who has no savings has no part of them in cash or from back pay: that is not asked. */
function withoutSavings({ answer }: InForm): Singles {
  if (answer('savings') !== 0) return {};
  const none = known(0, fromWords.noSavings);
  return { cash: none, savingsFromDisabilityBenefits: none };
}

/** Savings are all that is in accounts and in cash: no part of them is more. What is shared counts for nothing here. */
function againstSavings(inForm: InForm): readonly Known[] {
  const { answer, entries } = inForm;
  const savings = answer('savings');
  const own = entries('accounts').filter(({ parts }) => parts.isJoint === false);
  const parts = [
    [sumOf(own, 'balance'), fromWords.accounts, answerMessages.moreInAccounts],
    [answer('cash'), fromWords.cash, answerMessages.moreIsCash],
    [answer('savingsFromDisabilityBenefits'), fromWords.backPay, answerMessages.moreIsBackPay],
  ] as const;
  const more = parts.flatMap(([sum, from, holds]) =>
    typeof sum === 'number' && typeof savings === 'number' && sum >= savings + A_POUND
      ? [{ value: sum, fromWords: from, holds }]
      : [],
  );
  return more.length > 0 ? more : inAccountsAlone(savings, inForm);
}

/**
 * Much more than is in the accounts would have to be cash, which no form asks beside them: it is asked about, and the
 * word of the person settles it. What is shared may be all theirs.
 */
function inAccountsAlone(savings: SingleValue | null, { form, answer, entries }: InForm): readonly Known[] {
  if (typeof savings !== 'number' || !fieldsOf(form).some(({ id }) => id === 'accounts')) return [];
  const accounts = answer('hasAccounts') === false ? [] : entries('accounts');
  const isKnown = answer('hasAccounts') === false || accounts.length > 0;
  if (!isKnown || accounts.some(({ parts }) => typeof parts.balance !== 'number')) return [];
  const sum = sumOf(accounts, 'balance');
  return savings - sum > CASH_AT_HAND ? known(sum, fromWords.onlyInAccounts) : [];
}

/** Hardly anybody has more than this about them in cash. */
const CASH_AT_HAND = 200_00;

/** Less is a matter of whole pounds and pence. */
const A_POUND = 1_00;

type Work = 'employed' | 'self-employed' | 'not working';
const EARNS: readonly unknown[] = ['employed', 'self-employed'];

/** What somebody does now, by the form: each time of it that goes on. */
function againstWork({ form, answer, entries, facts }: InForm): readonly Known[] {
  const status = answer('workStatus');
  if (status === null) return [];
  const now = entries('workHistory').filter(
    ({ parts: { isNow, kind } }) => isNow === true && kind !== undefined && kind !== NOT_KNOWN_KIND,
  );
  const does: Work | null = now.some(({ parts }) => parts.kind === 'job')
    ? 'employed'
    : now.some(({ parts }) => parts.kind === 'own business')
      ? 'self-employed'
      : now.length > 0
        ? 'not working'
        : null;
  const isRight = does === null || does === status || (does === 'not working' && status === 'retired');
  // Who has a job and a business of their own may name either.
  const hasBoth = EARNS.includes(status) && now.length > 1 && does !== 'not working';
  const says = sayAnswer(form, 'workStatus', does ?? '');
  const inJobs =
    isRight || hasBoth || does === null
      ? []
      : [{ value: does, fromWords: fromWords.jobs, holds: answerMessages.otherInJobs(says) }];
  return [...inJobs, ...(inJobs.length > 0 ? [] : payAgainst(status, facts))];
}

/** Pay in the budget of who is retired, and none in a whole budget of who works. */
function payAgainst(status: SingleValue, { budget, review }: ApplicationFacts): readonly Known[] {
  const lines = (budget?.what ?? []).filter(({ monthly }) => (monthly ?? 0) > 0);
  const wage = lines.find(({ roles }) => roles.includes('wages'));
  if (status === 'retired' && wage) return known('employed', inBudget(wage));
  const hasPay = lines.some(({ roles }) => roles.includes('own-earnings'));
  const isWhole = review?.what.statement.isComplete === true;
  return status === 'employed' && isWhole && !hasPay ? known('not working', fromWords.noPay) : [];
}

const WITHOUT_PARTNER: readonly unknown[] = ['single', 'separated', 'divorced', 'widowed'];

function againstPartner({ form, answer, given, entries }: InForm): readonly Known[] {
  const status = given.maritalStatus;
  if (answer('partnerShares') === true && WITHOUT_PARTNER.includes(status)) {
    return known(false, fromWords.married(sayAnswer(form, 'maritalStatus', status as string)));
  }
  const theirs = entries('income').find(({ parts }) => parts.whose === 'partner' || parts.whose === 'both');
  const isNone = answer('partnerShares') === false;
  return isNone && theirs ? known(true, fromWords.incomeOfPartner) : [];
}

/** Who lives with a partner does not live without another grown-up, and who is married hardly does. */
function againstAdults({ form, answer, given }: InForm): readonly Known[] {
  if (answer('otherAdults') !== 0) return [];
  if (given.maritalStatus === 'living together') {
    return known(1, fromWords.married(sayAnswer(form, 'maritalStatus', given.maritalStatus)));
  }
  if (answer('partnerShares') === true) return known(1, fromWords.sharesBudget);
  return given.maritalStatus === 'married'
    ? known(1, fromWords.marriedHere(sayAnswer(form, 'maritalStatus', given.maritalStatus)))
    : [];
}

function againstChildren({ answer }: InForm): readonly Known[] {
  const isNobody = answer('childrenUnderSixteen') === 0 && answer('childrenOverSixteen') === 0;
  return answer('hasChildren') === true && isNobody ? known(false, fromWords.countsOfNone) : [];
}

/** A child that is paid for. How many there are, the budget does not know. */
function againstDepending({ given, facts: { budget } }: InForm): readonly Known[] {
  if (given.dependElsewhere !== 0) return [];
  const paid = budget?.what.find(
    ({ roles, monthly }) => roles.includes('child-maintenance') && (monthly ?? 0) > 0,
  );
  return paid ? known(1, inBudget(paid)) : [];
}

function inBudget({ name, monthly }: KnownLine): string {
  return fromWords.budgetLine(formatSum(monthly ?? 0), name);
}

function sumOf(entries: readonly Entry[], part: string): number {
  return entries.reduce((sum, { parts }) => sum + (typeof parts[part] === 'number' ? parts[part] : 0), 0);
}

function sayAnswer(form: ApplicationForm, id: string, value: SingleValue): string {
  const field = fieldsOf(form).find(one => one.id === id);
  return field === undefined || field.kind === 'list' ? '' : sayValue(field, value);
}
