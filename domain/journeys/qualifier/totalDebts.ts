import type { SavedAnswers } from '../../journey-engine/definition/definition.ts';

/** The two headings by which the total of the debts is known, word for word (API-020). */
export const TOTAL_DEBTS_HEADINGS = [
  "and what's the total of these debts",
  'How much do these debts total',
] as const;

/** The parts of a page that are read here: a page of a definition, and a page as the API sends it. */
type PageOfSteps = {
  readonly sections: readonly {
    readonly steps: readonly {
      readonly id: string;
      readonly headerText: string;
      readonly answers: readonly { readonly id: string; readonly value: string }[];
    }[];
  }[];
};

/**
 * The total-debts answer: the text chosen at a step with one of the two headings, such as 'Under £2,000' (API-020).
 * The text is the definition's own for the chosen id. Undefined while there is none.
 *
 * @param answers answers on the path; where both steps are answered, the later one in the journey counts
 */
export function totalDebtsAnswer(pages: readonly PageOfSteps[], answers: SavedAnswers): string | undefined {
  const headings: readonly string[] = TOTAL_DEBTS_HEADINGS;
  return pages
    .flatMap(page => page.sections)
    .flatMap(section => section.steps)
    .filter(step => headings.includes(step.headerText))
    .map(step => step.answers.find(({ id }) => answers.get(step.id)?.some(chosen => chosen.id === id))?.value)
    .findLast(text => text !== undefined);
}
