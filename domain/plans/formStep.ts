import { planWords } from './planWords.ts';

type Step = { readonly what: string; readonly isDone: boolean };

/** Whether a step of a plan, by its words, is to fill in its form: alone, with one of us, or whoever does it. */
export function isFormStep(what: string): boolean {
  return Object.values(planWords.fillsForm).some(words => words === what);
}

/** Whether the form of a plan is filled in, by its steps: it was handed over, and is not back with its person. */
export function isFormIn(steps: readonly Step[]): boolean {
  return steps.some(({ what, isDone }) => isDone && isFormStep(what));
}
