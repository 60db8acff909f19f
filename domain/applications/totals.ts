import type { Pence } from '../values/pence.ts';
import { type Entry, isEntries } from './answer.ts';
import type { FilledField } from './filledForm.ts';
import { type ApplicationForm, fieldsOf } from './form.ts';
import { IN_IT } from './inIt.ts';

/** The lists of money each month, whose entries are lines with a name and a sum. */
export const MONEY_LINES = ['income', 'spending', 'ongoing'] as const;

/**
 * What a form adds up: money in and out each month and what is left of it, the bills that go on, and what is owed: in all,
 * what of it the application deals with, and what is shared with somebody or owed alone.
 */
const TOTAL_IDS = [...MONEY_LINES, 'left', 'debts', 'debtsInIt', 'debtsJoint', 'debtsSole'] as const;
type TotalId = (typeof TOTAL_IDS)[number];

/** Sums in pence, by what they are of; without those that the form does not ask about, or of which a part is not known. */
export type Totals = { readonly [Id in TotalId]?: Pence };

const DEBTS = 'debts';
const IS_JOINT = 'isJoint';

/** What a form has the lines for to add up. */
export function totalIdsOf(form: Pick<ApplicationForm, 'groups'>): readonly TotalId[] {
  const lists = new Map(fieldsOf(form).flatMap(field => (field.kind === 'list' ? [[field.id, field]] : [])));
  const asksOfDebts = (part: string) => lists.get(DEBTS)?.parts.some(({ id }) => id === part) === true;
  const has: Readonly<Record<TotalId, boolean>> = {
    income: lists.has('income'),
    spending: lists.has('spending'),
    ongoing: lists.has('ongoing'),
    left: lists.has('income') && lists.has('spending'),
    debts: lists.has(DEBTS),
    debtsInIt: asksOfDebts(IN_IT),
    debtsJoint: asksOfDebts(IS_JOINT),
    debtsSole: asksOfDebts(IS_JOINT),
  };
  return TOTAL_IDS.filter(id => has[id]);
}

/**
 * Adds up what stands in a form, by the answers that go into its file. A debt of which nobody has said that it stays outside
 * is part of what is applied for. What is left is below nothing where more goes out than comes in.
 */
export function totalsOf(
  form: Pick<ApplicationForm, 'groups'>,
  fields: readonly Pick<FilledField, 'field' | 'value'>[],
): Totals {
  const entriesOf = (id: string): readonly Entry[] | null => {
    const value = fields.find(({ field }) => field.id === id)?.value ?? null;
    return isEntries(value) ? value : null;
  };
  const [income, spending] = [sumOf(entriesOf('income'), 'monthly'), sumOf(entriesOf('spending'), 'monthly')];
  const debts = entriesOf(DEBTS);
  const isEachSaid = debts?.every(({ parts }) => typeof parts[IS_JOINT] === 'boolean') === true;
  const shared = (isJoint: boolean) =>
    isEachSaid
      ? sumOf(
          debts.filter(({ parts }) => parts[IS_JOINT] === isJoint),
          'balance',
        )
      : null;
  const inIt = debts?.filter(({ parts }) => parts[IN_IT] !== false) ?? null;
  const sums: Readonly<Record<TotalId, Pence | null>> = {
    income,
    spending,
    ongoing: sumOf(entriesOf('ongoing'), 'monthly'),
    left: income === null || spending === null ? null : income - spending,
    debts: sumOf(debts, 'balance'),
    debtsInIt: sumOf(inIt, 'balance'),
    debtsJoint: shared(true),
    debtsSole: shared(false),
  };
  const known = totalIdsOf(form).flatMap(id => (sums[id] === null ? [] : [[id, sums[id]] as const]));
  return Object.fromEntries(known);
}

/** The entries of a list added up; null where it is not answered, or one of them has no sum. */
function sumOf(entries: readonly Entry[] | null, part: string): Pence | null {
  const sums = entries?.map(({ parts }) => parts[part]) ?? null;
  if (sums === null || !sums.every(sum => typeof sum === 'number')) return null;
  return sums.reduce((all, sum) => all + sum, 0);
}
