import { ADULT, hasDebts, LIVES_THERE, NOT_IN_INSOLVENCY } from '../criteria/common.ts';
import { type Criterion, mustBe } from '../criteria/criterion.ts';

const REGULATIONS = 'Debt Respite Scheme Regulations 2020; Surrey County Council';

/** What Breathing Space in a mental health crisis asks for (England, Wales). It may be used as often as it is needed. */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVES_THERE,
  NOT_IN_INSOLVENCY,
  hasDebts('BS'),
  mustBe(REGULATIONS, {
    code: 'MHBS_TREATMENT',
    tests: 'You have treatment for a mental health crisis now',
    figure: figures => figures.isInCrisisTreatment,
    missing: 'whether you have treatment for a mental health crisis',
  }),
  mustBe(REGULATIONS, {
    code: 'MHBS_CONFIRMED',
    tests: 'An approved mental health professional confirms it',
    figure: figures => figures.isCrisisConfirmed,
    otherwise: 'adviser decides',
    missing: 'whether an approved mental health professional confirms it',
  }),
  mustBe(REGULATIONS, {
    code: 'MHBS_CONTACT',
    tests: 'Somebody named can be asked how your treatment goes',
    figure: figures => figures.hasCrisisContact,
    otherwise: 'adviser decides',
    missing: 'who can be asked how your treatment goes',
  }),
];
