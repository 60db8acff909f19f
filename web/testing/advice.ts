import type { Recommendation, Solution, SolutionReason } from '@towpath/contracts/api/recommendation.ts';
import { formatSum, penceOf } from '@towpath/domain/values/pence.ts';

const met: SolutionReason = {
  code: 'AGE_MIN',
  outcome: 'met',
  says: 'Your age: 34. It has to be 18 or more.',
  figure: '34',
  limit: '18',
  inForceFrom: '2015-10-01',
  source: 'The Act, in force since 1 October 2015',
  adviserConfirms: false,
};
const enoughLeft: SolutionReason = {
  code: 'DMP_PAYMENT_MIN',
  outcome: 'met',
  says: 'What you can pay each month: £196 a month. It has to be £5 a month or more.',
  figure: '£196 a month',
  limit: '£5 a month',
  source: 'Our own practice',
  adviserConfirms: false,
};
export const tooMuchLeft: SolutionReason = {
  code: 'DRO_SURPLUS_MAX',
  outcome: 'not met',
  says: 'What is left each month: £196 a month. It can be up to £75 a month.',
  figure: '£196 a month',
  limit: '£75 a month',
  inForceFrom: '2024-06-28',
  source: 'The regulations, in force since 28 June 2024',
  adviserConfirms: false,
};
export const notKnown: SolutionReason = {
  code: 'DRO_NO_HOME',
  outcome: 'cannot say',
  says: 'We still need to know if you own your home.',
  source: 'The guide',
  missingFact: 'if you own your home',
  adviserConfirms: false,
};

const money = (value: number) => ({ value, says: formatSum(penceOf(value)) });

/** A debt management plan that is open, with all its figures, overridden by `changes`. */
export function solution(shortName: string, changes: Partial<Solution> = {}): Solution {
  return {
    type: 'DMP',
    eligibility: 'ELIGIBLE',
    precedence: 1,
    displayRule: null,
    product: { id: 2, shortName, name: `The ${shortName} solution`, description: `What ${shortName} is.` },
    context: { di: 196 },
    reasons: [met, enoughLeft],
    isHomeAtRisk: false,
    adviserConfirms: false,
    adviserFirst: null,
    disclosures: [],
    stays: [],
    takesIn: [],
    sums: { takesIn: money(0), stays: money(0) },
    payment: money(196),
    termMonths: { value: 65, says: '65 months' },
    totalPaid: money(12_674),
    fees: money(0),
    writtenOff: money(0),
    debtFreeMonth: { value: '2032-04', says: 'April 2032' },
    years: null,
    money: null,
    gauges: [],
    meanings: [{ about: 'home', says: 'Your home is not part of it.' }],
    wording: {
      whatItIs: `${shortName} is one payment a month.`,
      advantages: ['One payment you can afford.'],
      risks: ['Lenders may still add interest.'],
      gravest: ['Lenders may still add interest. It can grow.'],
      home: 'Your home is not part of it.',
      creditFile: 'It shows on your credit file for 6 years.',
      next: ['You talk to an adviser.', 'They write to the people you owe.'],
      steps: [{ what: 'Talk to an adviser', who: 'You both', says: 'They check your budget.' }],
      terms: [{ word: 'lender', meaning: 'somebody who lent you money' }],
    },
    ...changes,
  };
}

/** A solution that is not open and has no payment. */
export function notOpen(shortName: string, reason: SolutionReason = tooMuchLeft): Solution {
  const { payment, termMonths, totalPaid, fees, writtenOff, debtFreeMonth, ...rest } = solution(shortName);
  return { ...rest, eligibility: 'INELIGIBLE', reasons: [met, reason] };
}

/** Advice that is ready, with one solution in each of the three groups. */
export function advice(changes: Partial<Recommendation> = {}): Recommendation {
  return {
    status: 'ready',
    recommended: solution('DMP'),
    answer: {
      says: 'A debt management plan could pay back your debts in 5 years 5 months, for £196 a month',
      because: 'you have £196 left each month',
      figures: ['5 years 5 months', '£196'],
    },
    left: {
      value: 196,
      says: '£196',
      line: [
        { sum: '£1,500', says: 'money in' },
        { sum: '£1,304', says: 'money out' },
        { sum: '£196', says: 'left each month' },
      ],
      rows: [
        { code: 'INCOME', says: 'Money in', sum: '£1,500', isTotal: false },
        { code: 'OUTGOINGS', says: 'Bills and living costs', sum: '−£1,304', isTotal: false },
        { code: 'LEFT', says: 'Left each month', sum: '£196', isTotal: true },
      ],
      takenIn: null,
    },
    costMissing: null,
    eligible: [solution('IVA')],
    ineligible: [notOpen('DRO')],
    undecided: [],
    givesTime: [],
    timeComesFirst: false,
    missing: [],
    forAdviser: [],
    close: null,
    namesNothing: false,
    gates: [],
    waitIsOver: null,
    kept: { debts: 4212, income: 1500, outgoings: 1304 },
    urgent: [],
    freeAdvice: 'Free advice is available from MoneyHelper: moneyhelper.org.uk, 0800 011 3797.',
    judgedOn: '2026-11-21',
    rulesVersion: 1,
    recordId: 'r1',
    ...changes,
  };
}
