import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { blockingAnswer } from '@towpath/domain/journey-engine/run/stepStatus.ts';
import type { StepProps } from '../stepProps.ts';
import type { QuestionBasics } from './basics.tsx';
import { optionsOf } from './options.tsx';

/** One answer out of several. Choosing one submits it, unless that answer blocks Continue. */
export function RadioQuestion({
  planStep,
  value,
  onAnswer,
  onDraft,
  basics,
}: StepProps & { basics: QuestionBasics }) {
  const { step } = planStep;
  const choose = (id: string) => {
    const chosen = step.answers
      .filter(answer => answer.id === id)
      .map(answer => ({ id, value: answer.value }));
    if (blockingAnswer(step, chosen)) onDraft(chosen);
    else onAnswer(chosen);
  };
  const shortAnswers =
    step.answers.length > 3 &&
    step.answers.every(({ value: text, additionalText }) => text.length < 20 && !additionalText);
  return (
    <RadioList
      {...basics}
      options={optionsOf(step)}
      value={value[0]?.id ?? null}
      onChange={choose}
      columns={shortAnswers ? 2 : 1}
    />
  );
}
