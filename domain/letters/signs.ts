import { howOld, mayBeTooOld, needsAdviceFirst } from '../debts/debtFacts.ts';
import { isPriority } from '../debts/priority.ts';
import { hasDebtRole } from '../debts/roles.ts';
import { inclusionIn } from './clearedDebt.ts';
import type { DebtOfLetter, LetterFacts } from './facts.ts';
import { dayAfter } from './letterDays.ts';
import { paysMoreThanLeft } from './moreThanLeft.ts';
import { paysToken } from './paysToken.ts';

type Sign = {
  /** In one sentence, for whoever writes letters. */
  readonly means: string;
  /** Whether it is so. What is not known is not. */
  readonly isSo: (facts: LetterFacts) => boolean;
};

const ofDebt =
  (isSo: (debt: DebtOfLetter, facts: LetterFacts) => boolean | null): Sign['isSo'] =>
  facts =>
    facts.debt !== null && isSo(facts.debt, facts) === true;

/** Solutions that settle debts by law: while one is chosen or in force, nothing is offered to single creditors. */
const BY_LAW: ReadonlySet<string> = new Set(['IVA', 'BKY', 'DRO', 'PTD', 'DAS', 'SEQ', 'MAP', 'AO']);
/** Solutions that hold creditors off by law for a while. */
const HOLDING: ReadonlySet<string> = new Set(['BS', 'MHBS', 'MOR', 'MHM']);

/** Whether a solution holds creditors off by law for a while, and offers them nothing of its own. */
export function holdsOff(shortName: string): boolean {
  return HOLDING.has(shortName);
}

/** Who is complained to has eight weeks for a final answer; after them, or after that answer, an ombudsman can look. */
const COMPLAINT_DAYS = 56;

/**
 * Where what is in force leaves a debt out: by the form on which it was granted, and where none of ours says that, by its kind.
 */
function isLeftOut({ type, isProtected }: DebtOfLetter, inForce: string | null): boolean {
  if (isProtected !== null) return !isProtected;
  return inclusionIn(type, inForce) === 'excluded';
}

/** Whether a debt is settled by law with what is in force: who is owed takes it no further. */
export function isSettledByLaw(debt: DebtOfLetter, inForce: string | null): boolean {
  return inForce !== null && BY_LAW.has(inForce) && !isLeftOut(debt, inForce);
}

/** What can be asked about a letter's facts, by name. Conditions of the content are made of these. */
export const LETTER_SIGNS = {
  // The debt.
  'kind not known': {
    means: 'Nobody has said what kind of debt it is.',
    isSo: ofDebt(debt => debt.type === null),
  },
  'too old': {
    means: 'Nothing was paid or written about it for so long that a court may no longer enforce it.',
    isSo: ofDebt(debt => mayBeTooOld(howOld(debt, debt.type))),
  },
  'advice first': {
    means: 'It is disputed or may be too old: advice comes before anything is paid or written.',
    isSo: ofDebt(debt => needsAdviceFirst(howOld(debt, debt.type))),
  },
  chased: { means: 'Somebody has asked for it in the last months.', isSo: ofDebt(debt => debt.isChased) },
  disputed: { means: 'The person does not agree that they owe it.', isSo: ofDebt(debt => debt.isDisputed) },
  'from fraud': { means: 'It came from fraud.', isSo: ofDebt(debt => debt.cameFromFraud) },
  paid: {
    means: 'Nothing is owed on it any more.',
    isSo: ofDebt(debt => debt.isPaid === true || debt.currentBalance === 0),
  },
  'paid off': {
    means: 'It was paid, by a plan or besides, and nothing is owed on it any more by what a plan was told.',
    isSo: ofDebt(debt => debt.isPaidOff === true),
  },
  'payments begun': { means: 'The plan has paid something on it.', isSo: ofDebt(debt => debt.isBegun) },
  'payments kept': {
    means: 'The payments on it of the last months that were due are marked as paid: it can be said to go on.',
    isSo: ofDebt(debt => debt.isKept),
  },
  'in a break': {
    means: 'The plan takes a break from what it pays on it.',
    isSo: ofDebt(debt => debt.inBreak !== undefined),
  },
  'pays in a break': {
    means: 'The plan takes a break, and pays less on it in that, not nothing.',
    isSo: ofDebt(debt => debt.inBreak?.isPart === true),
  },
  joint: { means: 'Somebody else owes it too.', isSo: ofDebt(debt => debt.isJoint) },
  secured: {
    means: 'The lender may take something.',
    isSo: ofDebt(debt => debt.isSecured ?? debt.type?.securedByDefault ?? null),
  },
  priority: {
    means: 'It is a priority debt.',
    isSo: ofDebt(debt => isPriority(debt, debt.type ?? undefined)),
  },
  behind: { means: 'Payments are behind.', isSo: ofDebt(debt => debt.isInArrears) },
  deal: { means: 'There is a deal to pay what is overdue.', isSo: ofDebt(debt => debt.hasArrangement) },
  guarantor: { means: 'Somebody has promised to pay it.', isSo: ofDebt(debt => debt.hasGuarantor) },
  business: {
    means: 'It is of a business.',
    isSo: ofDebt(debt => debt.isForBusiness === true || hasDebtRole(debt.type, 'business-debt')),
  },
  bought: {
    means: 'The firm that asks for it bought it, or collects it for another.',
    isSo: ofDebt(debt => debt.takesOverDebts === true || hasDebtRole(debt.type, 'debt-purchaser')),
  },
  'agreed with seller': {
    means: 'It was sold, and who had it before had said yes to what its plan paid.',
    isSo: ofDebt(debt => debt.agreedWithSeller !== undefined),
  },
  'interest stopped with seller': {
    means: 'It was sold, and who had it before had stopped interest with that yes.',
    isSo: ofDebt(debt => debt.agreedWithSeller?.stopsInterest ?? false),
  },
  'illegal lender': {
    means: 'It is owed to an illegal lender.',
    isSo: ofDebt(debt => hasDebtRole(debt.type, 'never-pay')),
  },
  'taken from wages': {
    means: 'It is taken from wages.',
    isSo: ofDebt(debt => debt.hasAttachmentOfEarnings),
  },
  'taken from benefits': {
    means: 'It is taken from a benefit.',
    isSo: ofDebt(debt => debt.isTakenByAgreement === true || debt.inReceiptOfBenefit === true),
  },
  'legal action': { means: 'A court is involved.', isSo: ofDebt(debt => debt.hasLegalAction) },
  'court claim': {
    means: 'A court claim was made, and no judgment.',
    isSo: ofDebt(debt => debt.courtStage === 'court claim'),
  },
  judgment: {
    means: 'There is a judgment or decree, or more.',
    isSo: ofDebt(
      ({ courtStage, type }) =>
        hasDebtRole(type, 'court-judgment') || (courtStage !== null && courtStage !== 'court claim'),
    ),
  },
  bailiffs: {
    means: 'Bailiffs or sheriff officers act.',
    isSo: ofDebt(debt => debt.courtStage === 'bailiffs'),
  },
  'charging order': {
    means: 'A charging order was made.',
    isSo: ofDebt(debt => debt.courtStage === 'charging order'),
  },
  'outside the protection': {
    means:
      'What protects the person by law now does not have it, by its form, or else does not take in its kind.',
    isSo: ofDebt((debt, { inForce }) => isLeftOut(debt, inForce)),
  },
  'outside a plan': {
    means: 'A debt management plan does not take in debts of its kind.',
    isSo: ofDebt(debt => debt.type?.inclusion.DMP.inclusion === 'excluded'),
  },
  'has a share': {
    means: 'The pack offers it a sum each month.',
    isSo: ofDebt(debt => debt.share !== null && debt.share > 0),
  },
  'pays a token': {
    means: 'Its plan pays no more on it than the least by which a payment is set up.',
    isSo: ofDebt(paysToken),
  },
  'interest stopped': {
    means: 'They add no more interest and charges, as they said.',
    isSo: ofDebt(debt => debt.isInterestStopped),
  },
  'agreed before': {
    means: 'They said yes to an offer of another sum than is offered now.',
    isSo: ofDebt(debt => debt.agreedBefore !== null),
  },
  'budget attached': { means: 'The budget goes with the letter.', isSo: facts => facts.attachesBudget },
  // The person.
  'settled by law': {
    means: 'A solution that settles debts by law is in force.',
    isSo: ({ inForce }) => inForce !== null && BY_LAW.has(inForce),
  },
  'held by law': {
    means: 'Breathing space or a moratorium is in force.',
    isSo: ({ inForce }) => inForce !== null && HOLDING.has(inForce),
  },
  'debt relief order': {
    means: 'A debt relief order is in force.',
    isSo: ({ inForce }) => inForce === 'DRO',
  },
  'solution in force': { means: 'Any solution is in force.', isSo: ({ inForce }) => inForce !== null },
  'complaint is new': {
    means: 'A complaint was sent less than eight weeks ago, and no final answer has come.',
    isSo: ({ beside: { complaint, complainedOn }, writtenOn }) =>
      complaint === 'complained' &&
      complainedOn !== null &&
      writtenOn <= dayAfter(complainedOn, COMPLAINT_DAYS),
  },
  'waits to ask again': {
    means: 'They have said no more than once, and it is not yet the day to ask them again.',
    isSo: ({ askAgainFrom, writtenOn }) => askAgainFrom !== null && writtenOn < askAgainFrom,
  },
  'by law chosen': {
    means: 'A solution that settles debts by law was chosen.',
    isSo: ({ chosen }) => chosen !== null && BY_LAW.has(chosen),
  },
  'by law on its way': {
    means: 'A solution that settles debts by law was chosen, and has gone to those who decide on it.',
    isSo: ({ chosen, isChosenSent }) => chosen !== null && isChosenSent && BY_LAW.has(chosen),
  },
  'nothing left': {
    means: 'Nothing is left for creditors each month.',
    isSo: ({ money }) => money.available !== null && money.available <= 0,
  },
  'little left': {
    means: 'What is left each month does not give each creditor the least that is usual.',
    isSo: ({ money: { available, sharedAmong, floor } }) =>
      available !== null && (available <= 0 || (sharedAmong !== null && available < floor * sharedAmong)),
  },
  'more than is left': {
    means: 'The plan pays, or all letters together offer, more each month than the budget leaves.',
    isSo: ({ money, offersMore }) => offersMore || paysMoreThanLeft(money),
  },
  shared: {
    means: 'What there is each month is shared among several.',
    isSo: ({ money }) => (money.sharedAmong ?? 0) > 1,
  },
  'by contract': {
    means: 'The plan gives each of its debts at least what its contract asks for each month.',
    isSo: ({ money }) => money.isByContract,
  },
  'by what is owed': {
    means: 'What there is each month is shared by how much is owed to each.',
    isSo: ({ money }) => money.isByBalance,
  },
  'less than is left': {
    means: 'The person said a sum for their plan that is less than the budget leaves.',
    isSo: ({ money }) => money.isHeldBack,
  },
  'more than offered': {
    means: 'The plan pays more than was offered, since a debt of it needs no more.',
    isSo: ({ money }) => money.isOver,
  },
  'own share': {
    means: 'The person offers another sum than its part of what there is.',
    isSo: ({ isOwnShare }) => isOwnShare,
  },
  'lump sum': {
    means: 'Something could be paid at once.',
    isSo: ({ money }) => money.lumpSum !== null && money.lumpSum > 0,
  },
  'tells of health': {
    means: 'The person agrees to say something of their health.',
    isSo: facts => facts.agreesToTellOfHealth,
  },
} as const satisfies Readonly<Record<string, Sign>>;

export type LetterSign = keyof typeof LETTER_SIGNS;
export const LETTER_SIGN_NAMES = Object.keys(LETTER_SIGNS) as readonly LetterSign[];
