import type { CreditType } from '../debts/creditType.ts';
import { isUkNation } from '../people/nation.ts';
import type { Case } from '../solutions/case/case.ts';
import { type AdviceRecord, type KeptReason, recordOf } from '../solutions/explain/record.ts';
import { sayReason } from '../solutions/explain/words.ts';
import type { Rulebook } from '../solutions/recommend/rules.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { addedDebts, balanceIn } from './addedDebts.ts';
import { asInForm } from './asInForm.ts';
import type { Filled } from './filledForm.ts';
import type { ApplicationForm } from './form.ts';
import { DEBT_ENTRY } from './known/knownOfDebts.ts';
import { offerTooLow } from './offerInForm.ts';
import { lackingIn, sayLacking } from './proof.ts';
import { debtKindWords } from './words.ts';

/** One thing that stands against an application, by the rules of its solution. */
export type Against = {
  /** That of the criterion: it never changes. */
  readonly code: string;
  /** In a sentence or two: what was found, what it has to be, and what follows. */
  readonly says: string;
};

/** What is judged of an application: the case, its form as it is filled, and the kinds of debt that there are. */
export type Judged = {
  /** As it is known now. */
  readonly facts: Case;
  readonly filled: Filled;
  readonly kinds: readonly CreditType[];
};

/** What the rules say of an application as it is filled now. */
export type MayApply = {
  /** It is not open to the person: each reason. The solution may also be of another nation. */
  readonly closedBy: readonly Against[];
  /** Still to be found out, or for an adviser to decide. */
  readonly open: readonly Against[];
  /** The solution is not of the nation of the person. */
  readonly isElsewhere: boolean;
};

/**
 * Whether an application can lead anywhere, by the criteria of its solution on a day. What is owed counts as the form has
 * it. All else is judged twice, as it was told and as the form has it: what closes or opens it in either stands against it,
 * so that no answer of a form goes out that the form itself forbids. A bankruptcy lacks how its fee is paid, and one
 * of Scotland what shows that they cannot pay and the day of signing, before one of us has added them. A debt that was added in
 * the form of a kind that nobody knows may count or not, which one of us settles first.
 */
export function mayApply(
  form: ApplicationForm,
  judged: Judged,
  on: CalendarDate,
  rulebook: Rulebook,
): MayApply {
  const { filled } = judged;
  const found = casesOf(judged).map(one => reasonsFor(form, recordOf(one, on, rulebook)));
  const all = found.flatMap(reasons => reasons ?? []);
  if (found.includes(null)) return { closedBy: [], open: [], isElsewhere: true };
  const offered = offerTooLow(found[0] ?? [], filled);
  const closed = [...all, ...(offered ? [offered] : [])].filter(({ outcome }) => outcome === 'not met');
  const isClosed = new Set(closed.map(({ code }) => code));
  const place = judged.facts.nation ?? undefined;
  const limits = () => rulebook.rulesOn(isUkNation(place) ? place : 'england', on).limits;
  const countsDays = () => limits().span('SEQ_CERTIFICATE_DAYS').high;
  const lacking = lackingIn(form.kind, filled, { today: on, countsDays });
  const open = all.filter(({ code, outcome }) => outcome === 'cannot say' && !isClosed.has(code));
  const shown = lacking.map(lacks => ({
    code: 'NOT_SHOWN',
    says: sayLacking(lacks, form.kind, limits()),
  }));
  const ofNoKind = addedDebts(filled, judged.kinds).filter(({ type }) => type === null);
  const creditors = ofNoKind.map(({ debt }) => debt.initialCreditorName);
  const kinds =
    creditors.length === 0 ? [] : [{ code: 'KIND_NOT_KNOWN', says: debtKindWords.unknown(creditors) }];
  return { closedBy: [...onceEach(closed), ...shown, ...kinds], open: onceEach(open), isElsewhere: false };
}

/** The case as the form has it and as it was told, in this order: what the form says can be put right there. */
export function casesOf(judged: Judged): readonly [inForm: Case, told: Case] {
  const told = withDebtsOf(judged);
  return [asInForm(told, judged.filled), told];
}

/** What each criterion of the solution of a form came to; null where it is not of the nation of the person. */
export function reasonsFor(
  { shortNames }: ApplicationForm,
  { results }: AdviceRecord,
): readonly KeptReason[] | null {
  return results.find(({ shortName }) => shortNames.some(name => name === shortName))?.reasons ?? null;
}

function onceEach(reasons: readonly KeptReason[]): readonly Against[] {
  const first = reasons.filter(({ code }, at) => reasons.findIndex(one => one.code === code) === at);
  return first.map(reason => ({ code: reason.code, says: sayReason(reason) }));
}

/** The case with the debts of the form: sums as they are there, without those that were left out, with those that were added. */
function withDebtsOf({ facts, filled, kinds }: Judged): Case {
  const list = filled.fields.find(({ field }) => field.id === 'debts');
  if (list === undefined || list.value === null) return facts;
  const byId = new Map(list.entries.map(entry => [entry.id, entry]));
  const known = facts.debts.flatMap(one => {
    const entry = byId.get(`${DEBT_ENTRY}${one.debt.id}`);
    return entry ? [{ ...one, debt: { ...one.debt, currentBalance: balanceIn(entry) } }] : [];
  });
  return { ...facts, debts: [...known, ...addedDebts(filled, kinds)] };
}
