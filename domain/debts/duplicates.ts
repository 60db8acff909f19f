import type { Debt } from './debt.ts';
import { type AskedDebtRole, hasDebtRole, type WithDebtRoles } from './roles.ts';
import { balanceOf } from './totals.ts';

export type DebtToCompare = Pick<
  Debt,
  | 'id'
  | 'initialCreditorName'
  | 'creditTypeId'
  | 'currentBalance'
  | 'estimatedBalance'
  | 'creditorReference'
  | 'isDeleted'
> & {
  /** Undefined while the kind is not known. */
  readonly creditType: WithDebtRoles | undefined;
};

/** What two debts can have in common, the stronger sign first. */
export const DUPLICATE_REASONS = ['same reference', 'same balance'] as const;

/** Two debts that may be the same one, and what they have in common. The person decides; nothing is ever merged. */
export type PossibleDuplicate = {
  /** In the order of the list. */
  readonly debtIds: readonly [string, string];
  readonly reason: (typeof DUPLICATE_REASONS)[number];
};

/** What is known besides the debts themselves. */
export type KnownOfDebts = {
  /** Names and alternative names of firms that buy debts or collect them for others. */
  readonly debtTakers: readonly string[];
  /** Pairs that the person has said are two separate debts, in any order. */
  readonly saidToBeTwo: readonly (readonly [string, string])[];
};

/** Minimum number of matching characters at the end of two references: reports mask the characters before them. */
export const SHORTEST_REFERENCE_TAIL = 4;

/** Kinds under which a debt may be listed a second time, whatever its original kind. */
const ROLES_OF_ANY_DEBT: readonly AskedDebtRole[] = ['court-judgment', 'debt-purchaser', 'other'];

/**
 * Finds pairs of debts that may be one debt entered twice. Deleted debts, and pairs that the person has said are
 * separate, are left out.
 *
 * The same reference: one ends with the other, in at least 4 characters. Not reported where kind and balance both
 * differ, since a supplier has one account number for gas and electricity.
 *
 * The same balance to the penny: where one of them was taken over (a debt purchaser, a court judgment), or where the
 * creditor is the same too. Two ordinary creditors with the same round sum are two debts.
 */
export function possibleDuplicates(
  debts: readonly DebtToCompare[],
  { debtTakers, saidToBeTwo }: KnownOfDebts,
): readonly PossibleDuplicate[] {
  const takers = debtTakers.map(wordsOf).filter(words => words.length > 0);
  const settled = new Set(saidToBeTwo.map(([one, other]) => pairKey(one, other)));
  const listed = debts
    .filter(({ isDeleted }) => !isDeleted)
    .map(debt => ({
      debt,
      reference: referenceTail(debt.creditorReference),
      name: wordsOf(debt.initialCreditorName),
      balance: balanceOf(debt),
      wasTakenOver: isOfTaker(debt, takers),
    }));
  return listed.flatMap((one, index) =>
    listed.slice(index + 1).flatMap((other): PossibleDuplicate[] => {
      const debtIds = [one.debt.id, other.debt.id] as const;
      if (settled.has(pairKey(...debtIds))) return [];
      if (haveSameReference(one, other)) return [{ debtIds, reason: 'same reference' }];
      return haveSameBalance(one, other) ? [{ debtIds, reason: 'same balance' }] : [];
    }),
  );
}

type Compared = {
  readonly debt: DebtToCompare;
  readonly reference: string | null;
  readonly name: readonly string[];
  readonly balance: number | null;
  readonly wasTakenOver: boolean;
};

function haveSameReference(one: Compared, other: Compared): boolean {
  if (one.reference === null || other.reference === null) return false;
  if (!endsAlike(one.reference, other.reference)) return false;
  return one.balance === other.balance || mayBeOneKind(one.debt, other.debt);
}

function haveSameBalance(one: Compared, other: Compared): boolean {
  if (one.balance === null || one.balance <= 0 || one.balance !== other.balance) return false;
  // A new owner gives a new reference, so different references prove nothing here.
  if (one.name.join(' ') !== other.name.join(' ')) return one.wasTakenOver || other.wasTakenOver;
  const referencesDiffer =
    one.reference !== null && other.reference !== null && !endsAlike(one.reference, other.reference);
  return !referencesDiffer && mayBeOneKind(one.debt, other.debt);
}

/** Whether two names are of one creditor, however they are written. */
export function isSameCreditor(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ');
}

/** Whether two references may be one, of which a part may be masked. What says that there is none is no reference. */
export function isSameReference(one: string | null, other: string | null): boolean {
  const [first, second] = [referenceTail(one), referenceTail(other)];
  return first !== null && second !== null && endsAlike(first, second);
}

function mayBeOneKind(one: DebtToCompare, other: DebtToCompare): boolean {
  if (one.creditTypeId === other.creditTypeId) return true;
  return mayBeAnyDebt(one) || mayBeAnyDebt(other);
}

/** A kind that has not been chosen may be any kind. */
function mayBeAnyDebt({ creditTypeId, creditType }: DebtToCompare): boolean {
  return creditTypeId === null || ROLES_OF_ANY_DEBT.some(role => hasDebtRole(creditType, role));
}

function isOfTaker(debt: DebtToCompare, takers: readonly (readonly string[])[]): boolean {
  const { creditType } = debt;
  if (hasDebtRole(creditType, 'court-judgment') || hasDebtRole(creditType, 'debt-purchaser')) return true;
  const name = wordsOf(debt.initialCreditorName);
  // "Lowell Portfolio I Ltd" is Lowell; "Lowellson" is not.
  return takers.some(taker => taker.every((word, place) => name[place] === word));
}

/** The usable part of a reference: letters and digits after the last mask character. Null when too little is left. */
function referenceTail(reference: string | null): string | null {
  const shown =
    (reference ?? '')
      .toUpperCase()
      .split(/[*•]|X{3,}/u)
      .at(-1) ?? '';
  const tail = shown.replace(/[^\p{L}\p{N}]/gu, '');
  // "0000" is typed where somebody had no number.
  const isFiller = new Set(tail).size <= 1 || NO_REFERENCE.has(tail);
  return tail.length < SHORTEST_REFERENCE_TAIL || isFiller ? null : tail;
}

/** What is typed where there is none, as the hint of the field says, or none is found. */
const NO_REFERENCE: ReadonlySet<string> = new Set(['NONE', 'UNKNOWN', 'NOTKNOWN', 'NOREFERENCE']);

function endsAlike(one: string, other: string): boolean {
  return one.endsWith(other) || other.endsWith(one);
}

function wordsOf(name: string): readonly string[] {
  return (
    name
      .toLowerCase()
      .replace(/['’.]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function pairKey(one: string, other: string): string {
  return JSON.stringify([one, other].sort());
}
