import { accepted, type Checked, refused } from '../values/checked.ts';
import { checkMoneyAnswer, checkPounds, type Pence } from '../values/pence.ts';

/** Smallest and largest balance of a debt. */
export const BALANCE_LIMITS = { atLeast: 1_00, atMost: 1_000_000_00 } as const;
/** Smallest and largest monthly repayment. */
export const REPAYMENT_LIMITS = { atLeast: 1_00, atMost: 10_000_00 } as const;

/** What a person is told about the sums of a debt, word for word (DE-035, DE-036). */
export const DEBT_AMOUNT_MESSAGES = {
  balance: 'Balance amount must be between 1 and 1,000,000',
  repayment: 'Monthly Repayment amount must be between 1 and 10,000',
} as const;

/** 'missing' and 'outOfRange' have the same message; a screen may choose not to show it for an empty box. */
export type AmountCode = 'missing' | 'outOfRange';

type Limits = { readonly atLeast: Pence; readonly atMost: Pence };

/** Checks a balance as typed: whole pounds from 1 to 1,000,000, commas left out (DE-035). Returns pence. */
export function checkBalance(typed: unknown): Checked<Pence, AmountCode> {
  return checkTyped(typed, BALANCE_LIMITS, DEBT_AMOUNT_MESSAGES.balance);
}

/** Checks a monthly repayment as typed: whole pounds from 1 to 10,000, commas left out (DE-036). Returns pence. */
export function checkRepayment(typed: unknown): Checked<Pence, AmountCode> {
  return checkTyped(typed, REPAYMENT_LIMITS, DEBT_AMOUNT_MESSAGES.repayment);
}

/** Checks a balance sent as a number of pounds, with or without pence: a report's has them. Returns pence. */
export function checkBalanceNumber(pounds: unknown): Checked<Pence, AmountCode> {
  return checkNumber(pounds, BALANCE_LIMITS, DEBT_AMOUNT_MESSAGES.balance);
}

/** Checks a monthly repayment sent as a number of pounds, with or without pence. Returns pence. */
export function checkRepaymentNumber(pounds: unknown): Checked<Pence, AmountCode> {
  return checkNumber(pounds, REPAYMENT_LIMITS, DEBT_AMOUNT_MESSAGES.repayment);
}

function checkTyped(typed: unknown, limits: Limits, message: string): Checked<Pence, AmountCode> {
  return within(checkMoneyAnswer(typed), limits, message);
}

function checkNumber(pounds: unknown, limits: Limits, message: string): Checked<Pence, AmountCode> {
  if (pounds === null || pounds === undefined) return refused('missing', message);
  return within(checkPounds(typeof pounds === 'number' ? pounds : Number.NaN), limits, message);
}

function within(
  checked: ReturnType<typeof checkPounds>,
  { atLeast, atMost }: Limits,
  message: string,
): Checked<Pence, AmountCode> {
  if (!checked.ok) return refused(checked.code === 'missing' ? 'missing' : 'outOfRange', message);
  const isWithin = checked.value >= atLeast && checked.value <= atMost;
  return isWithin ? accepted(checked.value) : refused('outOfRange', message);
}
