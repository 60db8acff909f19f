import { type DebtForm, type DebtFormLack, EMPTY_DEBT_FORM, missingDebtFormParts } from './debtForm.ts';
import type { ToldKind } from './kindGuide.ts';
import type { DebtRole } from './roles.ts';

/** What is typed into the card of a debt that was named before; whose it is, is asked of all cards at once. */
export type ToldForm = Omit<DebtForm, 'isJoint'>;

export const EMPTY_TOLD_FORM: ToldForm = (({ isJoint: _, ...rest }) => rest)(EMPTY_DEBT_FORM);

/** Whose the debts on the cards are: all the person's own, or some shared, and which. Null: not said. */
export type Whose = { readonly areAllMine: boolean | null; readonly joint: readonly string[] };

type Kind = { readonly id: number; readonly roles: readonly DebtRole[] };

/**
 * What was named and is neither on the list nor said not to be owed: each becomes an empty card.
 *
 * @param listed the kinds of the debts on the list
 * @param away the answers of which the person said that they do not owe it
 */
export function openCards(
  told: readonly ToldKind[],
  listed: readonly (number | null)[],
  away: readonly string[],
): readonly ToldKind[] {
  return told.filter(
    ({ id, creditTypeIds }) => !away.includes(id) && !creditTypeIds.some(kind => listed.includes(kind)),
  );
}

/** Between the answer that named a kind and the number of a further debt of it. */
const FURTHER = '~';

/**
 * The cards with those that were added for further debts of what was named: each after the one it is like, with its number.
 *
 * @param more the ids of the further cards
 */
export function withFurther(
  cards: readonly ToldKind[],
  more: readonly string[],
): readonly (ToldKind & { readonly number: number })[] {
  return cards.flatMap(card => {
    const further = more.filter(id => id.startsWith(card.id + FURTHER));
    return [card.id, ...further].map((id, at) => ({ ...card, id, number: at + 1 }));
  });
}

/** The id of one more card for what was named; `more` are those there are. */
export function furtherCard(toldId: string, more: readonly string[]): string {
  const named = toldId.split(FURTHER)[0] ?? toldId;
  const numbers = more.filter(id => id.startsWith(named + FURTHER)).map(id => Number(id.split(FURTHER)[1]));
  return `${named}${FURTHER}${Math.max(1, ...numbers) + 1}`;
}

/**
 * The kind of a card where it does not have to be asked: only one is meant, or the rules treat all of them alike, such as
 * credit and store cards. Null: which of them it is matters, so the person says.
 */
export function kindOfCard({ creditTypeIds }: ToldKind, kinds: readonly Kind[]): number | null {
  const [first, ...others] = kinds.filter(({ id }) => creditTypeIds.includes(id));
  const isAlike = others.every(
    ({ roles }) => roles.length === first?.roles.length && roles.every(role => first.roles.includes(role)),
  );
  return first && isAlike ? first.id : null;
}

/** The form of a card as the debt form has it. Null for whose it is while that is not said. */
export function formOfCard(id: string, form: ToldForm, { areAllMine, joint }: Whose): DebtForm {
  return { ...form, isJoint: areAllMine === null ? null : !areAllMine && joint.includes(id) };
}

/** What a card lacks; whose it is, is not asked in it. */
export function lacksOfCard(form: ToldForm): readonly DebtFormLack[] {
  return missingDebtFormParts({ ...form, isJoint: false });
}

/** Whether it is said of all cards whose they are: where some are shared, at least one of them is named. */
export function isWhoseSaid(
  { areAllMine, joint }: Whose,
  cards: readonly { readonly id: string }[],
): boolean {
  return areAllMine === true || (areAllMine === false && cards.some(({ id }) => joint.includes(id)));
}
