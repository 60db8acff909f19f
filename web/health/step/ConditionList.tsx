import type { MyHealthConditions } from '@towpath/contracts/api/health.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { IconButton } from '@towpath/design-system/buttons/IconButton.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { arrowRight, plus, trash } from '@towpath/design-system/icons/drawings.generated.ts';
import type { HealthCondition } from '@towpath/domain/people/health.ts';
import { type ReactNode, useId } from 'react';
import { HelpList } from '../../journey/HelpList.tsx';
import { StepHeading } from '../../journey/steps/StepHeading.tsx';
import { words } from '../words.ts';
import styles from './health.module.css';

type ConditionListProps = {
  readonly stepId: string;
  readonly mine: MyHealthConditions;
  readonly trouble: string | undefined;
  readonly onAdd: () => void;
  /** Called to ask for confirmation; deletes nothing itself. */
  readonly onDelete: (condition: HealthCondition) => void;
  /** Called to ask for confirmation; withdraws nothing itself. */
  readonly onWithdraw: () => void;
  readonly onContinue: () => void;
  readonly onBack: () => void;
  /** The further health questions, below the list. */
  readonly questions: ReactNode;
  readonly saving: boolean;
  /** Content below the list that has nothing to do with conditions. */
  readonly children?: ReactNode;
};

/** The conditions a person has told us about, with the help that goes with them, most urgent first. */
export function ConditionList({
  stepId,
  mine,
  trouble,
  questions,
  saving,
  children,
  ...on
}: ConditionListProps) {
  const { conditions, signposts } = mine;
  const told = useId();
  return (
    <section className={styles.health}>
      <StepHeading stepId={stepId} level={1}>
        {words.list.heading}
      </StepHeading>
      {signposts.map(({ signpost, text, helpIds }) => (
        <div className={styles.signpost} key={signpost}>
          <Notification tone={signpost === 'crisis' ? 'orange' : 'lightpurple'} live={false}>
            <p>{text}</p>
          </Notification>
          <HelpList ids={helpIds} />
        </div>
      ))}
      {conditions.length === 0 ? (
        <p className={styles.lead}>{words.list.none}</p>
      ) : (
        <div className={styles.told}>
          <h2 id={told}>{words.list.told}</h2>
          <ul className={styles.list} aria-labelledby={told}>
            {conditions.map(condition => (
              <li key={condition.id}>
                <span>
                  <b>{condition.description}</b>
                  <span className={styles.small}>{condition.title}</span>
                </span>
                <IconButton
                  icon={trash}
                  label={words.list.delete(condition.description)}
                  onClick={() => on.onDelete(condition)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.add}>
        <Button variant="secondary" iconStart={plus} onClick={on.onAdd}>
          {conditions.length === 0 ? words.list.addFirst : words.list.addAnother}
        </Button>
      </div>
      {questions}
      {trouble && (
        <div className={styles.trouble}>
          <Notification tone="red">{trouble}</Notification>
        </div>
      )}
      <div className={styles.ways}>
        <Button iconEnd={arrowRight} loading={saving} loadingLabel={words.saving} onClick={on.onContinue}>
          {words.continue}
        </Button>
        <Button variant="secondary" onClick={on.onBack}>
          {words.back}
        </Button>
      </div>
      <p className={styles.mind}>
        <TextButton onClick={on.onWithdraw}>{words.list.withdraw}</TextButton>
      </p>
      {children}
    </section>
  );
}
