import type { Case, ContradictionCode, GetsBy, WayToGetBy } from '../solutions/case/case.ts';
import type { ToldAnswers } from './told.ts';

const WAYS: Readonly<Record<string, WayToGetBy>> = {
  others: 'somebody else pays',
  included: 'included elsewhere',
  savings: 'savings',
  borrowing: 'borrowing',
  else: 'something else',
};

/** How a person gets by with nothing where a budget needs a sum. */
export function getsByFrom(told: ToldAnswers): GetsBy {
  const way = (stepId: string) => {
    const word = told.one(stepId, Object.keys(WAYS));
    return word === null ? null : (WAYS[word] ?? null);
  };
  return { income: way('gets-by-income'), food: way('gets-by-food'), housing: way('gets-by-housing') };
}

/** The questions about facts that do not seem to fit together. */
const FITS = {
  'fits-vehicle': 'vehicle costs without a vehicle',
  'fits-retired': 'retired young',
  'fits-payments': 'pays more than comes in',
  'fits-nation': 'debt of another nation',
  'fits-home': 'mortgage without a home',
  'fits-mortgage': 'home without its mortgage',
  'fits-partner': 'pay of a partner without one',
  'fits-child-benefit': 'child benefit without a child',
  'fits-stopped': 'benefits stopped beside benefits',
  'fits-benefits': 'only benefits beside a wage',
  'fits-work': 'not working beside a wage',
  'fits-overdue': 'overdue above the balance',
  'fits-age': 'very great age',
} as const satisfies Readonly<Record<string, ContradictionCode>>;
const FIT_STEPS = Object.keys(FITS) as readonly (keyof typeof FITS)[];

/** What does not seem to fit and is right, as the person says. Null where nothing was asked about. */
export function confirmedFrom(told: ToldAnswers): Case['confirmed'] {
  const asked = FIT_STEPS.filter(stepId => told.text(stepId) !== null);
  const right = asked.filter(stepId => told.one(stepId, ['right']) !== null);
  return asked.length === 0 ? null : right.map(stepId => FITS[stepId]);
}

type WrongFact = 'work' | 'birth' | 'onlyBenefits' | 'benefitsStopped';

/**
 * Which facts the person says are wrong, where two did not seem to fit: they are then not known. Benefits that have started
 * again have not stopped.
 */
export function wrongFacts(told: ToldAnswers): Readonly<Record<WrongFact, boolean>> {
  const says = (stepId: keyof typeof FITS, word: string) => told.one(stepId, [word]) !== null;
  return {
    work: says('fits-retired', 'work') || says('fits-work', 'work'),
    birth: says('fits-retired', 'birth') || says('fits-age', 'birth'),
    onlyBenefits: says('fits-benefits', 'pay'),
    benefitsStopped: says('fits-stopped', 'started'),
  };
}

/** How much of the savings is back-payment of a benefit for a disability, as typed. Null: nobody asked. */
export function backPayFrom(told: ToldAnswers): Case['savingsFromDisabilityBenefits'] {
  const has = told.yesNo('back-pay');
  if (has !== true) return has === false ? 0 : null;
  return told.sum('back-pay-sum');
}
