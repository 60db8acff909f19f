import type { CallbackRequest } from '@towpath/contracts/api/callbacks.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { SOFT_DROPOUT_ANSWERS } from '@towpath/domain/journeys/steps.ts';
import { useEffect, useRef, useState } from 'react';
import { BookedTalkCard, useBookedTalk } from '../../bookings/card/BookedTalkCard.tsx';
import { HelpList } from '../../journey/HelpList.tsx';
import { useLoadedJourney } from '../../journey/state/journeyContext.ts';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useOwnSave } from '../../journey/steps/useOwnSave.ts';
import { trackStep } from '../../journey/trackStep.ts';
import { useHelpHere } from '../../journey/useHelpHere.ts';
import { OwnCall } from '../OwnCall.tsx';
import { callbackSave } from '../state/callbackSave.ts';
import { type Contact, contactSlot } from '../state/contact.ts';
import { asRequest, useAskedAt } from '../state/useAskedAt.ts';
import { words } from '../words.ts';
import { CallbackForm } from './CallbackForm.tsx';
import { CallMade } from './CallMade.tsx';
import styles from './Dropout.module.css';
import { OnTheCall } from './OnTheCall.tsx';
import { TalkIsBooked } from './TalkIsBooked.tsx';

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
  const loaded = useLoadedJourney();
  const { journeyId, outbox } = loaded;
  const { step } = planStep;
  const { ids, above } = useHelpHere(step);
  const { question, choices: ways, kept } = KINDS[kind];
  const before = (['call', 'online'] as const).find(way => value[0]?.id === `${step.id}.${kept[way]}`);
  // A call that was requested and did not get through, or a name or number that was typed for one.
  const [left] = useState(
    () => outbox.entries(callbackSave.kind, journeyId).find(({ key }) => key === step.id)?.content.body,
  );
  const [isBegun] = useState(() => left?.callbackRequired || contactSlot(outbox, step.id).read());
  const [choice, setChoice] = useState<Choice | null>(before ?? (isBegun ? 'call' : null));
  const [done, setDone] = useState<Choice | undefined>(before);
  const [trouble, setTrouble] = useState<string>();
  const [isChanging, setChanging] = useState(false);
  const { asked, made, isRead, note } = useAskedAt(step.id, before === 'call');
  const [isCancelled, setCancelled] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const isJustAsked = useRef(false);
  const asksBesides = useRef(false);
  const talk = useBookedTalk();
  const choices = useRef<HTMLDivElement>(null);
  const [asksNot, setAsksNot] = useState(false);
  // Who has a talk booked is not asked for a call besides; but nothing goes from under the hands of who is choosing.
  useEffect(() => {
    if (talk && !choices.current?.contains(document.activeElement)) setAsksNot(true);
  }, [talk]);

  const { save } = useOwnSave(step.id, journeyId, callbackSave, {
    failedEvent: 'dropout-submission-fail',
    onSaved: async ({ body: { callbackRequired, contactName, contactNumber } }) => {
      setTrouble(undefined);
      trackStep('dropout-submission', loaded, step.id);
      if (kind === 'soft' && !callbackRequired) trackStep('continue-online', loaded, step.id);
      setChoice(callbackRequired ? 'call' : 'online');
      setDone(callbackRequired ? 'call' : 'online');
      setChanging(false);
      setCancelled(false);
      if (callbackRequired) {
        note({ contactName: contactName ?? null, contactNumber: contactNumber ?? '' });
        isJustAsked.current = true;
      }
      if (kind === 'soft' && callbackRequired) return;
      await onCompleted();
    },
  });

  async function send(contact: (Contact & Pick<CallbackRequest, 'ringThisOnce'>) | undefined) {
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

  const isTalkEnough = talk !== undefined && asksNot && done === undefined && choice === null;
  const isMade = done === 'call' && !isChanging && made !== undefined;
  const isAsked = done === 'call' && !isChanging && !isMade && isRead && !isCancelled;
  // The focus goes to what came of it; the heading is next.
  useEffect(() => {
    if (!isAsked || !isJustAsked.current) return;
    isJustAsked.current = false;
    notice.current?.focus();
  }, [isAsked]);
  // The button that asks for a call besides goes: the focus goes to what has come in its place.
  useEffect(() => {
    if (choice === null || !asksBesides.current) return;
    asksBesides.current = false;
    choices.current?.querySelector('input')?.focus();
  }, [choice]);
  return (
    <section className={styles.dropout}>
      <div>
        {isAsked && (
          <div className={styles.notice} ref={notice} tabIndex={-1}>
            <Notification tone="green" heading={words.after.call.heading}>
              {words.after.call.text}
            </Notification>
          </div>
        )}
        <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
        <StepText>{step.additionalText}</StepText>
        {talk && <BookedTalkCard booking={talk} />}
        {isTalkEnough && (
          <TalkIsBooked
            way={talk.way}
            onContinueOnline={kind === 'soft' ? () => choose('online') : undefined}
            onAsk={() => {
              setChoice('call');
              asksBesides.current = true;
            }}
          />
        )}
        {isMade && <CallMade made={made} onAskAgain={() => setChanging(true)} />}
        {(isAsked || isCancelled) && !isChanging && asked && (
          <OwnCall call={asked} onChange={() => setChanging(true)} onCancelled={() => setCancelled(true)} />
        )}
        {isCancelled && !isChanging && (
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {words.made.again}
          </Button>
        )}
        {isChanging && (
          <div className={styles.choices}>
            <CallbackForm id={step.id} left={asRequest(step.id, asked)} onSubmit={send} />
            <TextButton onClick={() => setChanging(false)}>
              {made || isCancelled ? words.made.notNow : words.asked.keep}
            </TextButton>
          </div>
        )}
        {done !== 'call' && !isTalkEnough && (
          <div className={styles.choices} ref={choices}>
            {talk && done === undefined && <p>{words.talk.besides}</p>}
            <RadioList
              label={question}
              labelStyle="smallQuestion"
              name={`${step.id}-choice`}
              options={ways.map(each => ({
                ...each,
                whenChosen: each.id === 'call' && <CallbackForm id={step.id} left={left} onSubmit={send} />,
              }))}
              value={choice}
              onChange={choose}
            />
          </div>
        )}
        {trouble && <Notification tone="red">{trouble}</Notification>}
        {kind === 'hard' && ((isAsked && !isChanging) || (isTalkEnough && talk?.way === 'phone')) && (
          <OnTheCall />
        )}
        {done && <AfterDropout kind={kind} done={done} onContinueOnline={() => choose('online')} />}
      </div>
      <div className={styles.help}>
        <HelpList heading={words.help} ids={ids} above={above} />
      </div>
    </section>
  );
}

function AfterDropout(props: { kind: keyof typeof KINDS; done: Choice; onContinueOnline: () => void }) {
  if (props.kind === 'soft' && props.done === 'online') return null;
  return (
    <div className={styles.after}>
      {props.done === 'online' && (
        <Notification tone="green" heading={words.after.online.heading}>
          {words.after.online.text}
        </Notification>
      )}
      <div className={styles.ways}>
        {props.kind === 'soft' && (
          <Button onClick={props.onContinueOnline}>{words.after.continueOnline}</Button>
        )}
        <ButtonLink variant={props.kind === 'soft' ? 'secondary' : 'primary'} href="/dashboard">
          {words.after.dashboard}
        </ButtonLink>
      </div>
    </div>
  );
}
