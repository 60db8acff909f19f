import type { SavedAnswers } from '../../journey-engine/definition/definition.ts';

/**
 * The steps that ask for the total of the debts, for few debts and for more. They are known by id, as all questions
 * that facts are read from: an id is fixed once published, a heading may be reworded. The specification names the two
 * by their headings (API-020); a test holds that in every published version these and no others have them.
 */
export const TOTAL_DEBTS_STEPS: readonly string[] = ['debt-total-few', 'debt-total'];

/** The parts of a page that are read here: a page of a definition, and a page as the API sends it. */
type PageOfSteps = {
  readonly sections: readonly {
    readonly steps: readonly {
      readonly id: string;
      readonly answers: readonly { readonly id: string; readonly value: string }[];
    }[];
  }[];
};

/**
 * The total-debts answer: the text chosen at the step that asks for the total, such as 'Under £2,000' (API-020). The
 * text is the definition's own for the chosen id. Undefined while there is none.
 *
 * @param answers answers on the path; where both steps are answered, the later one in the journey counts
 */
export function totalDebtsAnswer(pages: readonly PageOfSteps[], answers: SavedAnswers): string | undefined {
  return pages
    .flatMap(page => page.sections)
    .flatMap(section => section.steps)
    .filter(({ id }) => TOTAL_DEBTS_STEPS.includes(id))
    .map(step => step.answers.find(({ id }) => answers.get(step.id)?.some(chosen => chosen.id === id))?.value)
    .findLast(text => text !== undefined);
}
