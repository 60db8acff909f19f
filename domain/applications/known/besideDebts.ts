import { hasDebtRole } from '../../debts/roles.ts';
import { type Given, isEntries, type SingleValue } from '../answer.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import { kindNamed } from '../debtKind.ts';
import { STILL_STANDS } from '../stillStands.ts';
import { fromWords } from '../words.ts';
import { answerInForm } from './answerInForm.ts';
import { type KnownAnswers, known } from './known.ts';

type Role = Parameters<typeof hasDebtRole>[1];

/** A debt as it stands in the form, and what of it was said there. */
type Debt = {
  readonly value: (part: string) => SingleValue | undefined;
  readonly isSaidHere: (part: string) => boolean;
  readonly has: (role: Role) => boolean;
};

/** What a debt says against an answer: which part of it does, and what the answer would be by it. */
type Rule = {
  readonly field: string;
  readonly against: readonly SingleValue[];
  readonly part: string;
  readonly holds: (debt: Debt) => boolean;
  readonly by: SingleValue;
  readonly says: (creditor: string) => string;
};

const RULES: readonly Rule[] = [
  {
    ...{ field: 'tenure', against: ['rents', 'other'], by: 'owns' },
    ...{ part: 'kind', holds: ({ has }) => has('secures-home'), says: fromWords.debtOnHome },
  },
  {
    ...{ field: 'hasVehicle', against: [false], by: true },
    ...{ part: 'kind', holds: ({ has }) => has('secures-vehicle'), says: fromWords.debtOnCar },
  },
  {
    ...{ field: 'hasAccounts', against: [false], by: true },
    ...{ part: 'kind', holds: ({ has }) => has('overdraft'), says: fromWords.debtOnAccount },
  },
  {
    ...{ field: 'hasTraded', against: [false], by: true },
    ...{ part: 'kind', holds: ({ has }) => has('business-debt'), says: fromWords.debtOfBusiness },
  },
  {
    ...{ field: 'hasTraded', against: [false], by: true, part: 'isForBusiness' },
    ...{ holds: ({ value }) => value('isForBusiness') === true, says: fromWords.debtOfBusiness },
  },
  {
    ...{ field: 'workStatus', against: ['not working', 'retired'], by: 'employed', part: 'takenFromWages' },
    ...{ holds: ({ value }) => value('takenFromWages') === true, says: fromWords.debtFromWages },
  },
];

/** A yes that cannot be without another, and what it says of that one. */
const NEEDS = [
  { field: 'hasCourtCase', by: 'hasPetition', says: fromWords.petition },
  { field: 'hasEarlier', by: 'hasRestrictions', says: fromWords.restrictions },
] as const;

/**
 * What a form itself says against its answers: a mortgage of somebody who rents, hire purchase without a car, wages that pay
 * a debt of somebody who does not work. Only where one of the two was said in this form: the review has asked about what was
 * told before it.
 */
export function besideDebts(
  { kinds }: Pick<ApplicationFacts, 'kinds'>,
  { singles, lists }: KnownAnswers,
  given: Given,
): KnownAnswers['singles'] {
  const answer = (id: string) => answerInForm(given, singles, id);
  const debts = debtsIn(lists, given, kinds);
  const found: Record<string, KnownAnswers['singles'][string]> = {};
  for (const { field, against, part, holds, by, says } of RULES) {
    const now = answer(field);
    if (now === null || !against.includes(now)) continue;
    const isSaid = given[field] !== undefined;
    const debt = debts.find(one => holds(one) && (isSaid || one.isSaidHere(part)));
    const creditor = debt?.value('creditor');
    if (typeof creditor === 'string') found[field] ??= known(by, says(creditor));
  }
  for (const { field, by, says } of NEEDS) {
    const isSaid = given[field] !== undefined || given[by] !== undefined;
    if (isSaid && answer(field) === false && answer(by) === true) found[field] = known(true, says);
  }
  return found;
}

/** The debts that stand in the form, told or added. */
function debtsIn(
  { debts: told = [] }: KnownAnswers['lists'],
  { debts: own }: Given,
  kinds: ApplicationFacts['kinds'],
): readonly Debt[] {
  const entries = isEntries(own) ? own : [];
  const ids = [...new Set([...told, ...entries].map(({ id }) => id))];
  const all = ids.map((id): Debt => {
    const parts = told.find(one => one.id === id)?.parts;
    const here = entries.find(one => one.id === id)?.parts ?? {};
    const value = (part: string) => here[part] ?? parts?.[part]?.[0]?.value;
    const kind = value('kind');
    const type = typeof kind === 'string' ? kindNamed(kind, kinds) : null;
    return {
      value,
      isSaidHere: part => here[part] !== undefined,
      has: role => type !== null && hasDebtRole(type, role),
    };
  });
  return all.filter(({ value }) => value(STILL_STANDS) !== false);
}
