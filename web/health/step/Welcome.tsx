import type { MyHealthConditions } from '@towpath/contracts/api/health.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { arrowRight } from '@towpath/design-system/icons/drawings.generated.ts';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { type ReactNode, useRef, useState } from 'react';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import { choiceOf, type YesNo } from '../state/keptForm.ts';
import { words } from '../words.ts';
import { ConsentWords } from './ConsentWords.tsx';
import styles from './health.module.css';

type WelcomeProps = {
  readonly step: Step;
  readonly consent: MyHealthConditions['consent'];
  /** An earlier choice that is not stored yet. */
  readonly before: YesNo | null;
  readonly answered: boolean;
  readonly trouble: string | undefined;
  readonly saving: boolean;
  /** Called when the choice changes: a waiting save of the previous choice is then obsolete. */
  readonly onChoose: (choice: YesNo) => void;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly onContinue: () => void;
  readonly onBack: () => void;
  /** Content below that has nothing to do with conditions. */
  readonly children?: ReactNode;
};

/** A choice within this time of a press, in ms, was made by that press; any other was made by a key. */
const PRESSED_WITHIN = 1000;

/**
 * What this is for, the consent text, and Yes and No, equally easy to choose. A tap on Yes opens the screen to add a
 * condition; a tap on No is simply recorded (HC-002, HC-003). With a keyboard Continue submits, because arrow keys
 * pass through both answers.
 */
export function Welcome({
  step,
  consent,
  before,
  answered,
  trouble,
  saving,
  onYes,
  onNo,
  ...rest
}: WelcomeProps) {
  const [chosen, setChosen] = useState(before ?? choiceOf(consent));
  const [asked, setAsked] = useState(false);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const question = `${step.id}-consent`;

  function choose(choice: YesNo) {
    setChosen(choice);
    setAsked(false);
    rest.onChoose(choice);
    if (performance.now() - pressedAt.current > PRESSED_WITHIN) return;
    if (choice === 'yes') onYes();
    else onNo();
  }

  function goOn() {
    if (chosen === 'yes') return onYes();
    if (chosen === 'no' && !answered) onNo();
    rest.onContinue();
  }

  return (
    <section className={styles.health}>
      <StepHeading stepId={step.id} level={1}>
        {step.headerText}
      </StepHeading>
      <StepText>{step.additionalText}</StepText>
      <ConsentWords id={`${question}-words`} consent={consent} />
      <div
        className={styles.question}
        onPointerDown={() => {
          pressedAt.current = performance.now();
        }}
      >
        <RadioList
          label={words.consent.question}
          labelStyle="smallQuestion"
          name={question}
          columns={2}
          error={asked && chosen === null ? words.consent.missing : undefined}
          options={[
            { id: 'yes', ...words.consent.yes },
            { id: 'no', ...words.consent.no },
          ]}
          value={chosen}
          onChange={id => choose(id as YesNo)}
        />
      </div>
      {trouble && (
        <div className={styles.trouble}>
          <Notification tone="red">{trouble}</Notification>
        </div>
      )}
      <div className={styles.ways}>
        <Button
          iconEnd={arrowRight}
          disabled={chosen === null && !answered}
          loading={saving && chosen === 'yes'}
          loadingLabel={words.saving}
          onBlockedPress={() => setAsked(true)}
          onClick={goOn}
        >
          {words.continue}
        </Button>
        <Button variant="secondary" onClick={rest.onBack}>
          {words.back}
        </Button>
      </div>
      {rest.children}
    </section>
  );
}
