import { hardDropoutCallback, softDropoutCallback } from '@towpath/contracts/api/callbacks.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { SOFT_DROPOUT_ANSWERS } from '@towpath/domain/journeys/steps.ts';
import { useState } from 'react';
import { track } from '../../data/analytics.ts';
import { api } from '../../data/client.ts';
import { HelpList } from '../../journey/HelpList.tsx';
import { useJourneyStore } from '../../journey/state/journeyContext.ts';
import { stepEvent } from '../../journey/stepEvent.ts';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { words } from '../words.ts';
import { CallbackForm, type Contact } from './CallbackForm.tsx';
import styles from './Dropout.module.css';

type Choice = 'call' | 'online';

/** What differs between the two drop-outs that offer a call (DO-001); `kept` is how the server's answer of the step ends. */
const KINDS = {
  hard: {
    call: hardDropoutCallback,
    question: words.hard.question,
    choices: [
      { id: 'call', label: words.hard.call },
      { id: 'online', label: words.hard.online },
    ],
    kept: { call: 'yes', online: 'no' },
  },
  soft: {
    call: softDropoutCallback,
    question: words.soft.question,
    choices: [
      { id: 'call', label: words.soft.call },
      { id: 'online', label: words.soft.online },
    ],
    kept: { call: SOFT_DROPOUT_ANSWERS.book, online: SOFT_DROPOUT_ANSWERS.continueOnline },
  },
} as const;

/** The online steps end here, and a person can help. */
export function HardDropout(props: StepProps) {
  return <Dropout kind="hard" {...props} />;
}

/** A person may be the better help here; going on online is as easy to choose. */
export function SoftDropout(props: StepProps) {
  return <Dropout kind="soft" {...props} />;
}

function Dropout({ kind, planStep, value, onCompleted }: StepProps & { kind: keyof typeof KINDS }) {
  const { plan, afterSaves } = useJourneyStore();
  const { step } = planStep;
  const { call, question, choices, kept } = KINDS[kind];
  const before = (['call', 'online'] as const).find(way => value[0]?.id === `${step.id}.${kept[way]}`);
  const [choice, setChoice] = useState<Choice | null>(before ?? null);
  const [done, setDone] = useState<Choice | undefined>(before);
  const [trouble, setTrouble] = useState<string>();

  async function send(contact: Contact | undefined) {
    try {
      const body = { stepId: step.id, callbackRequired: contact !== undefined, ...contact };
      await afterSaves(() => api(call, { body }));
    } catch (failure) {
      track('dropout-submission-fail', stepEvent(plan, step.id));
      throw failure;
    }
    track('dropout-submission', stepEvent(plan, step.id));
    if (kind === 'soft' && !contact) track('continue-online', stepEvent(plan, step.id));
    setDone(contact ? 'call' : 'online');
    if (kind === 'soft' && contact) return;
    await onCompleted();
  }

  function choose(id: string) {
    setChoice(id as Choice);
    setTrouble(undefined);
    if (id !== 'online') return;
    send(undefined).catch((failure: Error) => {
      setChoice(null);
      setTrouble(failure.message);
    });
  }

  return (
    <section>
      <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
      <StepText>{step.additionalText}</StepText>
      {done !== 'call' && (
        <div className={styles.choices}>
          <RadioList
            label={question}
            labelStyle="smallQuestion"
            name={`${step.id}-choice`}
            options={choices.map(each => ({
              ...each,
              whenChosen: each.id === 'call' && <CallbackForm id={step.id} onSubmit={send} />,
            }))}
            value={choice}
            onChange={choose}
          />
        </div>
      )}
      {trouble && <Notification tone="red">{trouble}</Notification>}
      {done && <AfterDropout kind={kind} done={done} onContinueOnline={() => choose('online')} />}
      <div className={styles.help}>
        <HelpList heading={words.help} ids={step.stepConfig?.helpIds ?? []} />
      </div>
    </section>
  );
}

function AfterDropout(props: { kind: keyof typeof KINDS; done: Choice; onContinueOnline: () => void }) {
  if (props.kind === 'soft' && props.done === 'online') return null;
  return (
    <div className={styles.after}>
      <Notification tone="green" heading={words.after[props.done].heading}>
        {words.after[props.done].text}
      </Notification>
      <div className={styles.ways}>
        {props.kind === 'soft' && (
          <Button onClick={props.onContinueOnline}>{words.after.continueOnline}</Button>
        )}
        <ButtonLink variant="secondary" href="/dashboard">
          {words.after.dashboard}
        </ButtonLink>
      </div>
    </div>
  );
}
