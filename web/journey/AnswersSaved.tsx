import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { AnsweredLine } from '@towpath/design-system/cards/AnsweredLine.tsx';
import { checkCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { shownTo } from '@towpath/domain/journey-engine/run/asked.ts';
import { useState } from 'react';
import styles from './AnswersSaved.module.css';
import { answerText } from './answerText.ts';
import { words } from './laterWords.ts';
import { useLoadedJourney, useSnapshot } from './state/journeyContext.ts';

type Change = { readonly onChange: (stepId: string) => void };

/** The questions on the path that are answered, in order. */
function useAnswered() {
  const { plan } = useLoadedJourney().store;
  const { path, answers, answersAndFacts } = useSnapshot();
  return path.steps.flatMap(({ stepId, state }) => {
    const planStep = plan.stepById.get(stepId);
    if (state !== 'answered' || planStep?.kind.completedBy !== 'answers') return [];
    const { step } = shownTo(planStep, answersAndFacts);
    return [{ step, text: answerText(step, answers.get(stepId)) }];
  });
}

/** All answers so far as one line, which opens. */
export function AnswersSaved({ onChange }: Change) {
  const answered = useAnswered();
  const { saveState } = useSnapshot();
  const [isOpen, setOpen] = useState(false);
  if (answered.length === 0) return null;
  return (
    <div className={styles.saved}>
      <p className={styles.line}>
        <span>
          <Glyph of={checkCircleFill} />
          {words.dropout.saved(answered.length, saveState === 'saved')}
        </span>
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.dropout.close : words.dropout.see}
        </TextButton>
      </p>
      {isOpen &&
        answered.map(({ step, text }) => (
          <AnsweredLine
            key={step.id}
            question={step.headerText}
            answer={text}
            changeSubject={step.name}
            onChange={() => onChange(step.id)}
          />
        ))}
    </div>
  );
}

/** Leads back to the answer that the questions ended with. */
export function ChangeTheLast({ onChange }: Change) {
  const last = useAnswered().at(-1);
  if (!last) return null;
  return (
    <p className={styles.change}>
      <TextButton onClick={() => onChange(last.step.id)}>{words.dropout.changeLast(last.text)}</TextButton>
    </p>
  );
}
