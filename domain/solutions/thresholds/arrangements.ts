import type { LimitNeed } from './limitNeed.ts';
import { ALL_NATIONS, ENGLAND_WALES, NOT_SCOTLAND } from './nations.ts';

/** Individual voluntary arrangements and Breathing Space. */
export const ARRANGEMENTS_LIMITS = {
  IVA_DEBT_MIN: { unit: 'pence', nations: NOT_SCOTLAND },
  IVA_DEBT_COMFORTABLE: { unit: 'pence', nations: NOT_SCOTLAND },
  IVA_CREDITORS_MIN: { unit: 'creditors', nations: NOT_SCOTLAND },
  IVA_PAYMENT_FLOOR: { unit: 'pence a month', nations: NOT_SCOTLAND },
  IVA_TERM: { unit: 'months', nations: NOT_SCOTLAND },
  IVA_TERM_HOME: { unit: 'months', nations: NOT_SCOTLAND },
  IVA_EQUITY_MIN: { unit: 'pence', nations: ENGLAND_WALES },
  IVA_HOME_COUNTED: { unit: 'percent', nations: ENGLAND_WALES },
  IVA_APPROVAL: { unit: 'percent', nations: NOT_SCOTLAND },
  IVA_FEES_MIN: { unit: 'pence', nations: NOT_SCOTLAND },
  IVA_FEES_SHARE: { unit: 'per thousand', nations: NOT_SCOTLAND },
  IVA_REGISTER_MONTHS: { unit: 'months', nations: ENGLAND_WALES },
  IVA_REPEAT_MONTHS: { unit: 'months', nations: NOT_SCOTLAND },
  IVA_WRITE_OFF_MIN: { unit: 'percent', nations: NOT_SCOTLAND },
  IVA_BELOW_BANKRUPTCY_MAX: { unit: 'pence', nations: NOT_SCOTLAND },
  IVA_ESTATE_SHARE_MAX: { unit: 'percent', nations: NOT_SCOTLAND },
  BANKRUPTCY_CHEAPER_BY: { unit: 'percent', nations: ALL_NATIONS },
  BANKRUPTCY_FAR_CHEAPER_BY: { unit: 'percent', nations: ALL_NATIONS },
  BS_DAYS: { unit: 'days', nations: ENGLAND_WALES },
  BS_REVIEW_FROM: { unit: 'days', nations: ENGLAND_WALES },
  BS_REVIEW_TO: { unit: 'days', nations: ENGLAND_WALES },
  BS_REPEAT_MONTHS: { unit: 'months', nations: ENGLAND_WALES },
  BS_NEW_CREDIT_MAX: { unit: 'pence', nations: ENGLAND_WALES },
  MHBS_AFTER_TREATMENT: { unit: 'days', nations: ENGLAND_WALES },
} as const satisfies Readonly<Record<string, LimitNeed>>;
