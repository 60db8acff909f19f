type Step = { readonly isForm?: true | undefined; readonly isDone: boolean };

/** Whether the form of a plan is filled in, by its steps: it was handed over, and is not back with its person. */
export function isFormIn(steps: readonly Step[]): boolean {
  return steps.some(({ isForm, isDone }) => isDone && isForm === true);
}
