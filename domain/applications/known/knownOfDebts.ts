import { balanceOf, paidEachMonth } from '../../debts/totals.ts';
import { type Entry, type FieldValue, type Given, isEntries } from '../answer.ts';
import type { ApplicationFacts, KnownDebt } from '../applicationFacts.ts';
import type { ApplicationForm } from '../form.ts';
import { IN_IT } from '../inIt.ts';
import { STILL_STANDS } from '../stillStands.ts';
import { fromWords } from '../words.ts';
import { addressInLines } from './addressInLines.ts';
import { inItOf } from './inItOf.ts';
import { type Known, type KnownAnswers, type KnownEntry, known } from './known.ts';

/** How the ids begin of what is made from a debt of the list. */
export const DEBT_ENTRY = 'debt:';
const JUDGMENT = 'judgment:';

/** A court has said that it is owed. */
const JUDGED: ReadonlySet<string | null> = new Set<KnownDebt['debt']['courtStage']>([
  'judgment',
  'bailiffs',
  'charging order',
]);

/**
 * The debts of the list, each as an entry of the form, and the judgments among them. Of one to which something was added
 * here, and which is deleted or paid since, the list says that it is not owed, and the form that it is.
 */
export function knownOfDebts(
  form: ApplicationForm,
  { today, debts, creditorsEver, letters, review }: ApplicationFacts,
  given: Given,
): KnownAnswers {
  if (debts === null) return { singles: {}, lists: {} };
  const from = { told: fromWords.told({ on: debts.on, today }), today, letters };
  const advised = new Map(review?.what.debts.map(one => [one.debt.id, one]));
  const owed = debts.what.filter(({ debt }) => !debt.isDeleted && balanceOf(debt) !== 0);
  const judged = owed.filter(({ debt }) => JUDGED.has(debt.courtStage));
  return {
    singles: {},
    lists: {
      debts: withGone(
        owed.map(one => {
          const { id, parts } = debtEntry(one, from);
          return { id, parts: { ...parts, [IN_IT]: inItOf(form, advised.get(one.debt.id)) } };
        }),
        { prefix: DEBT_ENTRY, given: given.debts, creditorsEver },
      ),
      judgments: withGone(
        judged.map(one => judgmentEntry(one, from)),
        { prefix: JUDGMENT, given: given.judgments, creditorsEver },
      ),
    },
  };
}

type From = { readonly told: string } & Pick<ApplicationFacts, 'today' | 'letters'>;

function fromOf({ debt }: KnownDebt, { told, today }: Omit<From, 'letters'>): string {
  return debt.source === 'credit report' ? fromWords.creditSearch({ on: null, today }) : told;
}

/** Where what is owed on it is from: a later word of a plan stands in place of the list's. */
function owedFrom(one: KnownDebt, when: From): string {
  if (one.byPlan === null) return fromOf(one, when);
  return one.byPlan === 'payments' ? fromWords.paidInPlan : fromWords.toldInPlan;
}

function debtEntry(one: KnownDebt, when: From): KnownEntry {
  const { debt, owner, type, reported, byPlan } = one;
  const from = fromOf(one, when);
  const balance = balanceOf(debt);
  const typed = when.letters?.debts[debt.id];
  const isAbove = balance !== null && debt.arrears !== null && debt.arrears > balance;
  return {
    id: `${DEBT_ENTRY}${debt.id}`,
    parts: {
      creditor: known(owner.name, from),
      kind: known(type?.name ?? debt.creditTypeName, from),
      reference: referenceOf(one, when),
      creditorAddress: known(addressInLines(when.letters?.creditors[owner.name] ?? []), fromWords.letters),
      jointWith: known(typed?.otherPerson, fromWords.letters),
      balance: [
        ...known(balance, owedFrom(one, when)),
        // What a report says was owed before what the plan was told.
        ...(reported && byPlan === null
          ? known(reported.balance, fromWords.creditSearch({ on: reported.on, today: when.today }))
          : []),
        ...(isAbove && byPlan === null ? known(debt.arrears, fromWords.overdue) : []),
      ],
      monthly: known(paidEachMonth(debt), from),
      isBehind: known(debt.isInArrears, from),
      // More cannot be overdue than is owed by now: how much is, nobody has said since.
      arrears: isAbove && byPlan !== null ? [] : known(debt.arrears, from),
      isJoint: known(debt.isJoint, from),
      isSecured: known(debt.isSecured ?? type?.securedByDefault, from),
      hasGuarantor: known(debt.hasGuarantor, from),
      isDisputed: known(debt.isDisputed, from),
      isForBusiness: known(debt.isForBusiness, from),
      hasLegalAction: known(debt.hasLegalAction, from),
      courtStage: known(debt.courtStage, from),
      takenFromWages: known(debt.hasAttachmentOfEarnings, from),
    },
  };
}

/** By what whom it is with knows it: of a debt that was sold the list has the seller's number, until it has the buyer's name. */
function referenceOf(one: KnownDebt, when: From): readonly Known[] {
  const { debt, owner } = one;
  const { letters } = when;
  if (!owner.isListed) return known(letters?.buyers[debt.id]?.[owner.name], fromWords.letters);
  if (debt.creditorReference) return known(debt.creditorReference, fromOf(one, when));
  return known(letters?.debts[debt.id]?.reference, fromWords.letters);
}

function judgmentEntry(one: KnownDebt, when: From): KnownEntry {
  return {
    id: `${JUDGMENT}${one.debt.id}`,
    parts: {
      creditor: known(one.owner.name, fromOf(one, when)),
      owed: known(balanceOf(one.debt), owedFrom(one, when)),
    },
  };
}

type MaybeGone = {
  readonly prefix: string;
  readonly given: FieldValue | undefined;
  readonly creditorsEver: ApplicationFacts['creditorsEver'];
};

/** The entries that are owed, and those to which something was given whose debt is gone. */
function withGone(
  entries: readonly KnownEntry[],
  { prefix, given, creditorsEver }: MaybeGone,
): readonly KnownEntry[] {
  const ids = new Set(entries.map(({ id }) => id));
  const gone = (isEntries(given) ? given : []).filter(({ id }) => id.startsWith(prefix) && !ids.has(id));
  return [
    ...entries,
    ...gone.map(entry => goneEntry(entry, creditorsEver.get(entry.id.slice(prefix.length)) ?? null)),
  ];
}

/** An entry whose debt is gone, by the name of who was owed. */
function goneEntry({ id, parts }: Entry, creditor: string | null): KnownEntry {
  const gone: Known = { value: false, fromWords: fromWords.debtGone };
  // Where the form says that too, nothing is left that speaks against it.
  const stands = parts[STILL_STANDS] === false ? [gone] : [{ value: true, fromWords: fromWords.given }, gone];
  return {
    id,
    parts: { creditor: known(creditor, fromWords.debts), [STILL_STANDS]: stands },
  };
}
