import { CheckboxList } from '@towpath/design-system/inputs/CheckboxList.tsx';
import type { StepProps } from '../stepProps.ts';
import type { QuestionBasics } from './basics.tsx';
import { optionsOf } from './options.tsx';

/** Any number of answers, submitted together. */
export function CheckboxQuestion({
  planStep,
  value,
  onDraft,
  basics,
}: StepProps & { basics: QuestionBasics }) {
  const { step } = planStep;
  return (
    <CheckboxList
      {...basics}
      options={optionsOf(step)}
      value={value.map(answer => answer.id)}
      onChange={ids =>
        onDraft(
          step.answers
            .filter(({ id }) => ids.includes(id))
            .map(({ id, value: text }) => ({ id, value: text })),
        )
      }
    />
  );
}
