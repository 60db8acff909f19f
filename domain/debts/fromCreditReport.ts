import type { Pence } from '../values/pence.ts';
import { checkCreditorName } from './creditorName.ts';
import {
  type CreditReport,
  kindWords,
  type ReportAccount,
  type ReportedKind,
  type ReportJudgment,
} from './creditReport.ts';
import type { FoundDebt } from './foundDebt.ts';
import { checkReference } from './reference.ts';
import { type AskedDebtRole, hasDebtRole } from './roles.ts';

/**
 * The debts that a report shows. An account counts while something is owed on it and it is open, or behind; settled
 * accounts do not. Exact duplicates are dropped, and an account listed once for each of two holders is one joint debt.
 * An unpaid judgment marks the account that it matches as under legal action; one that matches no account, or only
 * accounts that already have a judgment, is a debt of its own. An account of an unknown kind becomes a debt of the
 * catch-all kind, which an adviser looks at.
 *
 * @param kinds every kind of debt, with the names that reports have for it
 * @throws where there is no catch-all kind, or no kind for judgments: such content is refused when it is read
 */
export function debtsFromCreditReport(
  { accounts, judgments }: CreditReport,
  kinds: readonly ReportedKind[],
): readonly FoundDebt[] {
  const kindOf = kindReader(kinds);
  const owedAccounts = accounts.filter(isOwed).map(account => ({ ...account, type: kindOf(account) }));
  const owed = withoutDoubles(owedAccounts).map(keyed);
  const legalAction = new Set<string>();
  const alone: FoundDebt[] = [];
  for (const judgment of unpaidOnce(judgments)) {
    const fitting = owed.find(({ account, key }) => fits(judgment, account) && !legalAction.has(key));
    if (fitting) legalAction.add(fitting.key);
    else alone.push(ofJudgment(judgment, kindWith(kinds, 'court-judgment')));
  }
  return [...owed.map(({ account, key }) => ofAccount(account, key, legalAction.has(key))), ...alone];
}

/** An account with its kind of debt. */
type KnownAccount = ReportAccount & { readonly type: ReportedKind };
type KeyedAccount = { readonly account: KnownAccount; readonly key: string };

function isOwed(account: ReportAccount): boolean {
  const { balance, settledOn, closedOn, statusHistory } = account;
  if (balance === null || balance <= 0 || settledOn !== null) return false;
  return latestStatus(statusHistory) !== 'S' && (closedOn === null || isBehind(account));
}

/** The newest code that carries information. */
function latestStatus(history: readonly string[]): string | undefined {
  return history.map(code => code.trim().toUpperCase()).find(code => /^[0-689S]$/u.test(code));
}

function isBehind({ defaultedOn, statusHistory }: ReportAccount): boolean {
  return defaultedOn !== null || /^[1-9]$/u.test(latestStatus(statusHistory) ?? '');
}

/**
 * What is overdue on an account. After a default or a judgment the lender asks for all that is owed, unless the
 * agreement goes on, as a mortgage may. Before that a report counts the payments that are missing, up to five; '6' is six
 * or more. Null: the report does not say.
 */
function arrearsOf(account: KnownAccount, hasJudgment: boolean): Pence | null {
  const { balance, defaultedOn, monthlyPayment, statusHistory, type } = account;
  const status = latestStatus(statusHistory) ?? '';
  if (hasJudgment || defaultedOn !== null || /^[89]$/u.test(status)) {
    return hasDebtRole(type, 'goes-on') ? null : balance;
  }
  if (!/^[1-5]$/u.test(status) || monthlyPayment === null || monthlyPayment <= 0) return null;
  return Math.min(Number(status) * monthlyPayment, balance ?? 0) || null;
}

/** Accounts with the same key and balance are one: reports list a joint account for each holder. */
function withoutDoubles(accounts: readonly KnownAccount[]): readonly KnownAccount[] {
  const kept = new Map<string, KnownAccount>();
  for (const account of accounts) {
    const key = `${keyOf(account)}|${account.balance}`;
    const first = kept.get(key);
    kept.set(key, first ? merged(first, account) : account);
  }
  return [...kept.values()];
}

function merged(first: KnownAccount, second: KnownAccount): KnownAccount {
  return {
    ...first,
    isJoint: first.isJoint || second.isJoint,
    defaultedOn: first.defaultedOn ?? second.defaultedOn,
  };
}

/** Accounts that still share a key owe different sums: the second gets a number, so that none is lost. */
function keyed(account: KnownAccount, place: number, all: readonly KnownAccount[]): KeyedAccount {
  const key = keyOf(account);
  const before = all.slice(0, place).filter(other => keyOf(other) === key).length;
  return { account, key: before === 0 ? key : `${key}|${before + 1}` };
}

/** Lender, kind and account number; without a number, the day of opening tells accounts of one lender apart. */
function keyOf(account: KnownAccount): string {
  const number = bare(account.accountNumber ?? '');
  return [
    'account',
    bare(account.lender),
    account.type.id,
    number === '' ? `opened ${account.openedOn ?? ''}` : number,
  ].join('|');
}

/**
 * A judgment fits the account whose number it carries. Otherwise the sum has to be the same to the pound, as registers
 * keep it, on an account that is behind and was open by then.
 */
function fits(judgment: ReportJudgment, account: ReportAccount): boolean {
  const caseNumber = bare(judgment.caseNumber ?? '');
  if (caseNumber !== '' && caseNumber === bare(account.accountNumber ?? '')) return true;
  const isSameSum = Math.abs(judgment.amount - (account.balance ?? 0)) < 1_00;
  const wasOpen = account.openedOn === null || account.openedOn <= judgment.date;
  return isSameSum && wasOpen && isBehind(account);
}

function ofAccount(account: KnownAccount, sourceKey: string, hasLegalAction: boolean): FoundDebt {
  const { type } = account;
  const payment = account.monthlyPayment ?? 0;
  return {
    sourceKey,
    initialCreditorName: nameOf(account.lender),
    creditTypeId: type.id,
    currentBalance: account.balance ?? 0,
    regularPayment: payment > 0 ? payment : null,
    creditorReference: referenceOf(account.accountNumber),
    isJoint: account.isJoint,
    isInArrears: isBehind(account) || hasLegalAction,
    arrears: arrearsOf(account, hasLegalAction),
    hasLegalAction,
    courtStage: hasLegalAction ? 'judgment' : null,
    isSecured: type.securedByDefault,
    hasAttachmentOfEarnings: false,
    hasGuarantor: hasDebtRole(type, 'has-guarantor'),
    canGuarantorBeLiable: null,
  };
}

function ofJudgment(judgment: ReportJudgment, type: ReportedKind): FoundDebt {
  return {
    sourceKey: judgmentKey(judgment),
    initialCreditorName: nameOf(`Court judgment, ${judgment.court}`),
    creditTypeId: type.id,
    currentBalance: judgment.amount,
    regularPayment: null,
    creditorReference: referenceOf(judgment.caseNumber),
    isJoint: false,
    isInArrears: true,
    arrears: judgment.amount,
    hasLegalAction: true,
    courtStage: 'judgment',
    isSecured: false,
    hasAttachmentOfEarnings: false,
    hasGuarantor: false,
    canGuarantorBeLiable: null,
  };
}

function unpaidOnce(judgments: readonly ReportJudgment[]): readonly ReportJudgment[] {
  const unpaid = judgments.filter(({ satisfied, amount }) => !satisfied && amount > 0);
  return [...new Map(unpaid.map(judgment => [judgmentKey(judgment), judgment])).values()];
}

function judgmentKey({ court, date, amount, caseNumber }: ReportJudgment): string {
  const number = bare(caseNumber ?? '');
  return ['judgment', bare(court), number === '' ? `${date}|${amount}` : number].join('|');
}

/** The kind of debt of an account, found by the name that the report uses for it. */
function kindReader(kinds: readonly ReportedKind[]): (account: ReportAccount) => ReportedKind {
  const byName = new Map(
    kinds.flatMap(type => type.reportedAs.map(name => [kindWords(name), type] as const)),
  );
  return ({ kind }) => byName.get(kindWords(kind)) ?? kindWith(kinds, 'other');
}

function kindWith(kinds: readonly ReportedKind[], role: AskedDebtRole): ReportedKind {
  const found = kinds.find(type => hasDebtRole(type, role));
  if (!found) throw new Error(`No kind of debt has the role '${role}'.`);
  return found;
}

function nameOf(lender: string): string {
  const checked = checkCreditorName(lender);
  return checked.ok ? checked.value : 'Lender not named';
}

/** A number that is too long for a reference is left out rather than cut: part of a number identifies nothing. */
function referenceOf(number: string | null): string | null {
  const checked = checkReference(number);
  return checked.ok ? checked.value : null;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}*]/gu, '');
}
