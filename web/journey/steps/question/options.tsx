import { LazyIcon } from '@towpath/design-system/icons/LazyIcon.tsx';
import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';

/** The answers of a step as tiles. The text of a blocking answer shows once it is chosen, not on its tile. */
export function optionsOf(step: Step) {
  return step.answers.map(answer => ({
    id: answer.id,
    label: answer.value,
    additionalText: answer.blocksContinue ? undefined : answer.additionalText,
    additionalTextPosition: answer.additionalTextPosition,
    exclusive: answer.isExclusiveAnswer,
    icon: answer.answerIcon ? <LazyIcon name={answer.answerIcon} /> : undefined,
  }));
}
