import { accepted, type Checked, refused } from '../values/checked.ts';
import { checkMoneyAnswer, checkPounds, formatWholePounds, type Pence } from '../values/pence.ts';

/** Smallest and largest balance of a debt. */
export const BALANCE_LIMITS = { atLeast: 1_00, atMost: 1_000_000_00 } as const;
/** Smallest and largest monthly repayment. */
export const REPAYMENT_LIMITS = { atLeast: 1_00, atMost: 10_000_00 } as const;

/** What a person is told about the sums of a debt, word for word (DE-035, DE-036). */
export const DEBT_AMOUNT_MESSAGES = {
  balance: 'Balance amount must be between 1 and 1,000,000',
  repayment: 'Monthly Repayment amount must be between 1 and 10,000',
} as const;

/** What a person is told about the sums of what is overdue. */
export const OVERDUE_MESSAGES = {
  arrears: 'The overdue amount must be between 1 and 1,000,000',
  aboveBalance: 'The overdue amount is more than you owe on this debt. Check both',
  agreedPayment: 'The agreed monthly amount must be between 1 and 10,000',
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

/**
 * Checks the overdue part of a debt as typed: whole pounds, from 1 to what is owed on it. Returns pence.
 *
 * @param balance what is owed; null while that is not known
 */
export function checkArrears(typed: unknown, balance: Pence | null): Checked<Pence, AmountCode> {
  return withinBalance(checkTyped(typed, BALANCE_LIMITS, OVERDUE_MESSAGES.arrears), balance);
}

/** Checks the overdue part of a debt sent as a number of pounds. Returns pence. */
export function checkArrearsNumber(pounds: unknown, balance: Pence | null): Checked<Pence, AmountCode> {
  return withinBalance(checkNumber(pounds, BALANCE_LIMITS, OVERDUE_MESSAGES.arrears), balance);
}

/** Checks what is paid each month on what is overdue, as typed. Returns pence. */
export function checkAgreedPayment(typed: unknown): Checked<Pence, AmountCode> {
  return checkTyped(typed, REPAYMENT_LIMITS, OVERDUE_MESSAGES.agreedPayment);
}

/** Checks what is paid each month on what is overdue, sent as a number of pounds. Returns pence. */
export function checkAgreedPaymentNumber(pounds: unknown): Checked<Pence, AmountCode> {
  return checkNumber(pounds, REPAYMENT_LIMITS, OVERDUE_MESSAGES.agreedPayment);
}

/**
 * Whether more would be overdue than is owed. Boxes take whole pounds, so a sum may be up to a pound above a balance
 * with pence.
 */
export function exceedsBalance(arrears: Pence, balance: Pence | null): boolean {
  return balance !== null && arrears >= balance + 1_00;
}

function withinBalance(
  checked: Checked<Pence, AmountCode>,
  balance: Pence | null,
): Checked<Pence, AmountCode> {
  if (!checked.ok || !exceedsBalance(checked.value, balance)) return checked;
  return refused('outOfRange', OVERDUE_MESSAGES.aboveBalance);
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

/** A sum as a box shows it, in whole pounds, since the boxes of a debt take no pence: £1,234.56 shows as 1,235. */
export function amountText(amount: Pence | null): string {
  if (amount === null) return '';
  // A few pence are still a debt, and the smallest sum that the box takes is a pound.
  return formatWholePounds(amount > 0 ? Math.max(amount, 1_00) : amount).replace('£', '');
}

/** The sum typed; the one from before, with its pence, where its box was not changed. */
export function keepingPence(typed: string, amount: Pence, before: Pence | null | undefined): Pence {
  return before !== null && before !== undefined && amountText(before) === typed.trim() ? before : amount;
}
