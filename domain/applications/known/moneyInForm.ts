import { hasBudgetRole } from '../../budget/roles.ts';
import { formatSum } from '../../values/pence.ts';
import { type Given, isEntries, type SingleValue } from '../answer.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import { STILL_STANDS } from '../stillStands.ts';
import { answerMessages, fromWords } from '../words.ts';
import { type Known, type KnownAnswers, known } from './known.ts';
import { sumOfLines } from './knownOfBudget.ts';

type Lines = {
  readonly lists: KnownAnswers['lists'];
  readonly given: Given;
  readonly facts: ApplicationFacts;
};

/** Sums of pounds and of pence may be this far apart and be the same. */
const A_POUND = 1_00;

/** Pay is a part of what comes in: it is no more than all lines of money in. */
export function againstPay(pay: SingleValue | null, { lists, given }: Lines): readonly Known[] {
  const income = sumOfLines(lists.income ?? [], given.income);
  if (typeof pay !== 'number' || income === null || pay < income + A_POUND) return [];
  return [
    { value: income, fromWords: fromWords.incomeLines, holds: answerMessages.morePay(formatSum(income)) },
  ];
}

/** Nobody can offer more than is left each month. What a person wishes to save is left too. */
export function againstOffer(
  offer: SingleValue | null,
  { lists, given, facts: { budget } }: Lines,
): readonly Known[] {
  const saved = (budget?.what ?? []).filter(line => hasBudgetRole(line, 'emergency-savings'));
  const isSaved = new Set(saved.map(({ typeId }) => `line:${typeId}`));
  const income = sumOfLines(lists.income ?? [], given.income);
  const spent = sumOfLines(without(lists.spending ?? [], isSaved), withoutGiven(given.spending, isSaved));
  if (typeof offer !== 'number' || income === null || spent === null) return [];
  const left = Math.max(0, income - spent);
  if (offer < left + A_POUND) return [];
  return [{ value: left, fromWords: fromWords.left, holds: answerMessages.offerAboveLeft(formatSum(left)) }];
}

/**
 * Less in all than courts have said that is paid each month: it may be so, where no more is there, and the one or the other may
 * be wrong. It is asked about, and the word of the person settles it.
 */
export function lessThanJudged(
  offer: SingleValue | null,
  { lists, given }: Pick<Lines, 'lists' | 'given'>,
): readonly Known[] {
  const told = lists.judgments ?? [];
  const said = isEntries(given.judgments) ? given.judgments : [];
  const isOff = ({ id }: { readonly id: string }) => {
    const here = said.find(one => one.id === id)?.parts[STILL_STANDS];
    return here === undefined
      ? told.some(one => one.id === id && one.parts[STILL_STANDS]?.some(({ value }) => value === false))
      : here === false;
  };
  const counts = <One extends { readonly id: string }>(all: readonly One[]) => all.filter(one => !isOff(one));
  const judged = sumOfLines(counts(told), counts(said));
  if (typeof offer !== 'number' || judged === null || judged < offer + A_POUND) return [];
  return known(judged, fromWords.judgments);
}

function without<Line extends { readonly id: string }>(
  lines: readonly Line[],
  ids: ReadonlySet<string>,
): readonly Line[] {
  return lines.filter(({ id }) => !ids.has(id));
}

function withoutGiven(given: Given[string] | undefined, ids: ReadonlySet<string>): Given[string] | undefined {
  return isEntries(given) ? without(given, ids) : given;
}
