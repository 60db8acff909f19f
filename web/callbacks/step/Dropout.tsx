import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { SOFT_DROPOUT_ANSWERS } from '@towpath/domain/journeys/steps.ts';
import { useState } from 'react';
import { track } from '../../data/analytics.ts';
import { HelpList } from '../../journey/HelpList.tsx';
import { useLoadedJourney } from '../../journey/state/journeyContext.ts';
import { stepEvent } from '../../journey/stepEvent.ts';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useOwnSave } from '../../journey/steps/useOwnSave.ts';
import { callbackSave } from '../state/callbackSave.ts';
import { type Contact, contactSlot } from '../state/contact.ts';
import { words } from '../words.ts';
import { CallbackForm } from './CallbackForm.tsx';
import styles from './Dropout.module.css';

type Choice = 'call' | 'online';

/**
 * What differs between the two drop-outs that offer a call (DO-001); `kept` is the suffix of the step's
 * answer as the server stores it.
 */
const KINDS = {
  hard: {
    question: words.hard.question,
    choices: [
      { id: 'call', label: words.hard.call },
      { id: 'online', label: words.hard.online },
    ],
    kept: { call: 'yes', online: 'no' },
  },
  soft: {
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
  const { journeyId, store, outbox } = useLoadedJourney();
  const { plan } = store;
  const { step } = planStep;
  const { question, choices, kept } = KINDS[kind];
  const before = (['call', 'online'] as const).find(way => value[0]?.id === `${step.id}.${kept[way]}`);
  // A call that was requested and did not get through, or a name or number that was typed for one.
  const [left] = useState(
    () => outbox.entries(callbackSave.kind, journeyId).find(({ key }) => key === step.id)?.content.body,
  );
  const [isBegun] = useState(() => left?.callbackRequired || contactSlot(outbox, step.id).read());
  const [choice, setChoice] = useState<Choice | null>(before ?? (isBegun ? 'call' : null));
  const [done, setDone] = useState<Choice | undefined>(before);
  const [trouble, setTrouble] = useState<string>();

  const { save } = useOwnSave(step.id, journeyId, callbackSave, {
    failedEvent: 'dropout-submission-fail',
    onSaved: async ({ body: { callbackRequired } }) => {
      setTrouble(undefined);
      track('dropout-submission', stepEvent(plan, step.id));
      if (kind === 'soft' && !callbackRequired) track('continue-online', stepEvent(plan, step.id));
      setChoice(callbackRequired ? 'call' : 'online');
      setDone(callbackRequired ? 'call' : 'online');
      if (kind === 'soft' && callbackRequired) return;
      await onCompleted();
    },
  });

  async function send(contact: Contact | undefined) {
    const body = { stepId: step.id, callbackRequired: contact !== undefined, ...contact };
    const failure = await save(step.id, { dropout: kind, body });
    if (failure) throw failure;
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
              whenChosen: each.id === 'call' && <CallbackForm id={step.id} left={left} onSubmit={send} />,
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
