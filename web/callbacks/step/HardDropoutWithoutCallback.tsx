import { BookedTalkCard, useBookedTalk } from '../../bookings/card/BookedTalkCard.tsx';
import { HelpList } from '../../journey/HelpList.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { words } from '../words.ts';
import styles from './Dropout.module.css';

/** The online steps end here: says why and who can help, and the talk that is booked. Back stays usable (DO-008). */
export function HardDropoutWithoutCallback({ planStep }: StepProps) {
  const { step } = planStep;
  const talk = useBookedTalk();
  return (
    <section className={styles.dropout}>
      <div>
        <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
        <StepText>{step.additionalText}</StepText>
        {talk && <BookedTalkCard booking={talk} />}
      </div>
      <div className={styles.help}>
        <HelpList heading={words.help} ids={step.stepConfig?.helpIds ?? []} />
      </div>
    </section>
  );
}
