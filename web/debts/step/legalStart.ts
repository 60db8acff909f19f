import { answerYesNo, chooseDebts, type LegalAnswers } from '@towpath/domain/debts/legalAnswers.ts';
import { type DebtWithLegalFlags, legalAnswersOf } from '@towpath/domain/debts/legalFlags.ts';
import type { GivenAnswer, SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { tickedWords } from '@towpath/domain/journeys/answerWords.ts';
import { words } from './words.ts';

/** What the question about what is pressing says of enforcement, by its words; a court date may be about anything. */
const ENFORCED = ['bailiffs', 'officers', 'enforcement', 'petition'] as const;
/** What an earlier version asked of courts before the list, by its words. */
const STAGES = ['claim', 'judgment', 'bailiffs', 'charging', 'unsure'] as const;

/**
 * What the legal questions begin with: the debts' own flags, and where these say nothing of courts, what the person has
 * said before the list: of what is pressing, in the first questions, or in an earlier version of courts. It is answered only once they go on with
 * it.
 *
 * @param answers those on the path
 * @param toldFirst what was ticked of enforcement in the first questions, as a sentence: nobody needs to know the day
 */
export function legalStart(
  debts: readonly DebtWithLegalFlags[],
  answers: SavedAnswers,
  toldFirst?: string,
): { readonly answers: LegalAnswers; readonly says: string | undefined } {
  const byFlags = legalAnswersOf(debts);
  const pressing = answers
    .get('pressing')
    ?.filter(({ id }) => ENFORCED.some(word => id === `pressing.${word}`));
  if (byFlags.yesNo[1] === undefined && pressing !== undefined && pressing.length > 0) {
    return { answers: hasAction(byFlags, debts), says: enforcementSaid(pressing, toldFirst) };
  }
  if (byFlags.yesNo[1] === undefined && toldFirst !== undefined && !answers.has('court-stage')) {
    return { answers: hasAction(byFlags, debts), says: toldFirst };
  }
  const courtStage = answers.get('court-stage');
  const stages = tickedWords('court-stage', courtStage, STAGES);
  if (byFlags.yesNo[1] !== undefined || stages === undefined || stages.includes('unsure')) {
    return { answers: byFlags, says: undefined };
  }
  return {
    answers: stages.length > 0 ? hasAction(byFlags, debts) : answerYesNo(byFlags, 1, false),
    says:
      stages.length > 0
        ? words.legal.toldUs(courtStage?.map(({ value }) => value) ?? [])
        : words.legal.toldUsNone,
  };
}

/**
 * The words of what is pressing begin ticked where the first questions were told of it: then the words that the person
 * ticked there are quoted, and besides them only a petition, of which nothing was asked before.
 */
function enforcementSaid(pressing: readonly GivenAnswer[], toldFirst: string | undefined): string {
  const own = toldFirst === undefined ? pressing : pressing.filter(({ id }) => id === 'pressing.petition');
  const saysOwn = own.length === 0 ? [] : [words.legal.toldUs(own.map(({ value }) => value))];
  return [...(toldFirst === undefined ? [] : [toldFirst]), ...saysOwn].join(' ');
}

/** Yes to legal action; where one debt is listed, it can only be about that one. */
function hasAction(answers: LegalAnswers, debts: readonly DebtWithLegalFlags[]): LegalAnswers {
  const yes = answerYesNo(answers, 1, true);
  const [only] = debts;
  return only !== undefined && debts.length === 1 ? chooseDebts(yes, 2, [only.id]) : yes;
}
