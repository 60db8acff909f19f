import { formatPounds } from '../values/pence.ts';
import { DEVIATION_MESSAGES, type Deviation } from './deviations.ts';
import { type BudgetCategory, DEVIATION_TYPES, isIncome, typesOf } from './rules.ts';

/** Title and text of the screen that asks about a deviation (IE-017). */
export type DeviationWords = { readonly title: string; readonly text: string };

/** The specification's wording covers missed costs only, so missed income needs its own. */
const MISSED_INCOME = 'Income you might have missed';

/** The words that ask about a deviation of a category. They say what was found, never that it is wrong. */
export function deviationWords(
  category: BudgetCategory,
  { deviationTypeId, typeIds, found, limit, guide }: Omit<Deviation, 'key' | 'reasons' | 'isExplained'>,
): DeviationWords {
  const title = DEVIATION_MESSAGES[deviationTypeId];
  const lines = typesOf(category).filter(({ id }) => typeIds.includes(id));
  if (deviationTypeId === DEVIATION_TYPES.missingItem) {
    const names = lines.map(({ name }) => name).join(' or ');
    const text = isIncome(category)
      ? `People in your situation often get this: ${names}. Check if you have left it out.`
      : `Most people in your situation pay for this: ${names}. Check if you have left it out.`;
    return { title: isIncome(category) ? MISSED_INCOME : title, text };
  }
  if (guide === null) {
    const text = `We can usually allow up to ${formatPounds(limit ?? 0)} a month for this: ${lines[0]?.name}. Yours comes to ${formatPounds(found)}.`;
    return { title, text };
  }
  const isBelow = deviationTypeId === DEVIATION_TYPES.belowGuideline;
  return {
    title,
    text: `Homes like yours usually spend ${isBelow ? 'at least' : 'up to'} ${formatPounds(limit ?? 0)} a month on ${category.name}. Yours comes to ${formatPounds(found)}.`,
  };
}
