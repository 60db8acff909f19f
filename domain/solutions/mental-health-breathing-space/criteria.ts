import { ADULT, hasDebts, LIVES_THERE, NOT_IN_INSOLVENCY } from '../criteria/common.ts';
import { type Criterion, mustBe } from '../criteria/criterion.ts';

const REGULATIONS = 'Debt Respite Scheme Regulations 2020; Surrey County Council';

/** Criteria for Breathing Space in a mental health crisis (England, Wales). It may be used as often as needed. */
export const CRITERIA: readonly Criterion[] = [
  ADULT,
  LIVES_THERE,
  NOT_IN_INSOLVENCY,
  hasDebts('BS'),
  mustBe(REGULATIONS, {
    code: 'MHBS_TREATMENT',
    tests: 'You are in care for a mental health crisis',
    not: 'You are not in care for a mental health crisis',
    figure: figures => figures.isInCrisisTreatment,
    missing: 'if you are in care for a mental health crisis',
  }),
  mustBe(REGULATIONS, {
    code: 'MHBS_CONFIRMED',
    tests: 'A mental health professional says you are in crisis care',
    not: 'No mental health professional has said yet that you are in crisis care',
    figure: figures => figures.isCrisisConfirmed,
    otherwise: 'adviser decides',
    missing: 'if a mental health professional says you are in crisis care',
  }),
  mustBe(REGULATIONS, {
    code: 'MHBS_CONTACT',
    tests: 'There is someone we can ask how your care goes',
    not: 'There is nobody yet we can ask how your care goes',
    figure: figures => figures.hasCrisisContact,
    otherwise: 'adviser decides',
    missing: 'who we can ask how your care goes',
  }),
];
