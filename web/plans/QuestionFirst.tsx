import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import styles from './Plans.module.css';
import { words } from './words.ts';

type QuestionFirstProps = {
  /** Where it is asked. */
  readonly at: string;
};

/** That something which was told since opened a question, with the way to it: the plan stands meanwhile. */
export function QuestionFirst({ at }: QuestionFirstProps) {
  return (
    <div className={styles.section}>
      <Notification tone="orange" live={false} heading={words.plan.asked.heading}>
        {words.plan.asked.text} <TextLink href={at}>{words.plan.asked.answer}</TextLink>
      </Notification>
    </div>
  );
}
