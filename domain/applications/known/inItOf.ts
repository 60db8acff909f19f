import { balanceOf } from '../../debts/totals.ts';
import type { CaseDebt } from '../../solutions/case/case.ts';
import { includedIn, staysForSure, whyItStays } from '../../solutions/figures/inclusion.ts';
import { STAYS_WORDS } from '../../solutions/recommend/wording.ts';
import { COLUMN_OF } from '../../solutions/solution/inclusion.ts';
import type { ApplicationForm } from '../form.ts';
import { fromWords } from '../words.ts';
import { type Known, known } from './known.ts';

/**
 * Whether what is applied for with a form deals with a debt, by the rule that the page of the solution goes by. One that an
 * adviser has to decide about is in it until they have; so is one of which a part is. Nothing, where the form is for all debts.
 */
export function inItOf(
  { shortNames: [shortName] }: Pick<ApplicationForm, 'shortNames'>,
  caseDebt: CaseDebt | undefined,
): readonly Known[] {
  const column = shortName === undefined ? null : COLUMN_OF[shortName];
  if (column === null) return [];
  const why = caseDebt === undefined ? null : whyItStays(column, caseDebt);
  if (caseDebt === undefined || why === null || !staysForSure(why)) return known(true, fromWords.advice);
  const kind = caseDebt.type?.inclusion[column].inclusion;
  const isOfPart = kind === 'arrears only' || why === 'kind' || why === 'fraud';
  const most = includedIn(column, caseDebt, balanceOf(caseDebt.debt), false).high;
  return isOfPart && most > 0 ? known(true, fromWords.advice) : known(false, STAYS_WORDS[why]);
}
