import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import { FOR_UNDER_AGE } from '@towpath/domain/people/helpOf.ts';
import { useState } from 'react';
import { HelpList } from '../../HelpList.tsx';
import { words } from '../../laterWords.ts';
import type { StepProps } from '../stepProps.ts';
import type { QuestionBasics } from './basics.tsx';
import { boxesOf, variantOf, writtenDate } from './dateText.ts';
import { checkDraft, isUnderAge } from './draft.ts';
import styles from './Question.module.css';

/**
 * A date in separate inputs. The draft has the form in which it will be saved, with empty parts while it is
 * incomplete. Who is too young for our advice reads whom to ring.
 */
export function DateQuestion({ planStep, value, onDraft, basics }: StepProps & { basics: QuestionBasics }) {
  const { step } = planStep;
  const [left, setLeft] = useState(false);
  const variant = variantOf(step.optionType);
  const boxes = boxesOf(value[0]?.value ?? '', variant);
  const checked = checkDraft(step, value);
  const touched = boxes.day + boxes.month + boxes.year !== '';
  const error = checked.ok ? basics.error : left && touched ? checked.message : basics.error;
  return (
    <>
      <DateField
        {...basics}
        variant={variant}
        birthday={step.optionType === 'Date of Birth'}
        value={boxes}
        error={error}
        wrongParts={!checked.ok && 'parts' in checked ? checked.parts : undefined}
        onChange={next => {
          setLeft(false);
          onDraft([{ id: step.answers[0]?.id ?? '', value: writtenDate(next, variant) }]);
        }}
        onBlur={() => setLeft(true)}
      />
      {isUnderAge(planStep, value) && (
        <div className={styles.blocked}>
          <HelpList heading={words.help.today} ids={FOR_UNDER_AGE} />
        </div>
      )}
    </>
  );
}
