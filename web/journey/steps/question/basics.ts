import { headingRef } from '../../stepHeadings.ts';
import type { StepProps } from '../stepProps.ts';

/** What the inputs of a question have in common. */
export type QuestionBasics = ReturnType<typeof basicsOf>;

/** From the step: its words, its help, and what is wrong with the answer. */
export function basicsOf({ planStep, problem }: StepProps, onHelpOpen: () => void) {
  const { step } = planStep;
  return {
    id: step.id,
    name: step.id,
    label: step.headerText,
    labelStyle: 'question' as const,
    labelRef: headingRef(step.id),
    hint: step.additionalText,
    help: step.tooltipText,
    helpLabel: `Why we ask: ${step.name}`,
    onHelpOpen,
    error: problem,
    required: !step.optional,
    optional: step.optional,
  };
}
