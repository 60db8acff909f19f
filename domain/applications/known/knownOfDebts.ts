import { hasDebtRole } from '../../debts/roles.ts';
import { balanceOf, paidEachMonth } from '../../debts/totals.ts';
import { type Entry, type Given, isEntries } from '../answer.ts';
import type { ApplicationFacts, KnownDebt } from '../applicationFacts.ts';
import { STILL_STANDS } from '../stillStands.ts';
import { fromWords } from '../words.ts';
import { type Known, type KnownAnswers, type KnownEntry, known } from './known.ts';

/** How the id of an entry begins that is made from a debt of the list. */
const DEBT_ENTRY = 'debt:';

/**
 * The debts of the list, each as an entry of the form. Of one to which something was added here, and which is deleted or
 * paid since, the list says that it is not owed, and the form that it is.
 */
export function knownOfDebts({ today, debts }: ApplicationFacts, given: Given): KnownAnswers {
  if (debts === null) return { singles: {}, lists: {} };
  const owed = debts.what.filter(isOwed);
  const ids = new Set(owed.map(entryIdOf));
  const typed = given.debts;
  const gone = (isEntries(typed) ? typed : []).filter(({ id }) => id.startsWith(DEBT_ENTRY) && !ids.has(id));
  const told = fromWords.told({ on: debts.on, today });
  return {
    singles: {},
    lists: {
      debts: [
        ...owed.map(one => entryOf(one, { told, today })),
        ...gone.map(entry => goneEntry(entry, debts.what)),
      ],
    },
  };
}

function isOwed({ debt }: KnownDebt): boolean {
  return !debt.isDeleted && balanceOf(debt) !== 0;
}

function entryIdOf({ debt }: KnownDebt): string {
  return `${DEBT_ENTRY}${debt.id}`;
}

type From = { readonly told: string; readonly today: ApplicationFacts['today'] };

function entryOf({ debt, type, reported }: KnownDebt, { told, today }: From): KnownEntry {
  const from = debt.source === 'credit report' ? fromWords.creditSearch({ on: null, today }) : told;
  const saidBalance = balanceOf(debt);
  const overdue: readonly Known[] =
    saidBalance !== null && debt.arrears !== null && debt.arrears > saidBalance
      ? known(debt.arrears, fromWords.overdue)
      : [];
  return {
    id: `${DEBT_ENTRY}${debt.id}`,
    parts: {
      creditor: known(debt.initialCreditorName, from),
      kind: known(type?.name ?? debt.creditTypeName, from),
      reference: known(debt.creditorReference, from),
      balance: [
        ...known(saidBalance, from),
        ...(reported ? known(reported.balance, fromWords.creditSearch({ on: reported.on, today })) : []),
        ...overdue,
      ],
      monthly: known(paidEachMonth(debt), from),
      isBehind: known(debt.isInArrears, from),
      arrears: known(debt.arrears, from),
      isJoint: known(debt.isJoint, from),
      isSecured: known(debt.isSecured ?? type?.securedByDefault, from),
      hasGuarantor: known(debt.hasGuarantor, from),
      isDisputed: known(debt.isDisputed, from),
      isForBusiness: known(debt.isForBusiness, from),
      hasLegalAction: known(debt.hasLegalAction, from),
      courtStage: known(debt.courtStage, from),
      takenFromWages: known(debt.hasAttachmentOfEarnings, from),
      isFine: known(type ? hasDebtRole(type, 'court-fine') : null, from),
    },
  };
}

/** An entry whose debt is gone, with what the list still knows of it. */
function goneEntry(entry: Entry, debts: readonly KnownDebt[]): KnownEntry {
  const last = debts.find(one => entryIdOf(one) === entry.id);
  return {
    id: entry.id,
    parts: {
      creditor: known(last?.debt.initialCreditorName, fromWords.debts),
      [STILL_STANDS]: [
        { value: true, fromWords: fromWords.given },
        { value: false, fromWords: fromWords.debtGone },
      ],
    },
  };
}
