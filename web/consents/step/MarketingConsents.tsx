import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import {
  CONSENT_CHANNELS,
  type ConsentChannelTypeId,
  channelsToAsk,
} from '@towpath/domain/people/consents.ts';
import { NEWS_QUESTIONS } from '@towpath/domain/people/consentTexts.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { isGuest } from '../../data/session.ts';
import { useLoadedJourney } from '../../journey/state/journeyContext.ts';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useOwnSave } from '../../journey/steps/useOwnSave.ts';
import { consentsSave, readConsents, type StoredConsents } from '../state/consentsSave.ts';
import { words } from '../words.ts';
import styles from './MarketingConsents.module.css';

type Choices = ReadonlyMap<ConsentChannelTypeId, boolean>;

const QUESTIONS: Record<ConsentChannelTypeId, string> = {
  [CONSENT_CHANNELS.emailOrWhatsApp]: NEWS_QUESTIONS.emailOrWhatsApp,
  [CONSENT_CHANNELS.text]: NEWS_QUESTIONS.text,
};

/**
 * One yes or no for each channel, none chosen beforehand, each kept as it is chosen. Next shows once all are answered
 * (CO-003 to CO-005).
 */
export function MarketingConsents({
  planStep,
  value,
  answered,
  ownButton,
  onDraft,
  onAnswer,
  onContinue,
}: StepProps) {
  const { store, journeyId } = useLoadedJourney();
  const { step } = planStep;
  const { channelTypeIds } = step.stepConfig ?? {};
  // Who went on without the account that their email has is a guest still.
  const [hasEmail] = useState(() => !isGuest());
  const channels = channelsToAsk(channelTypeIds, hasEmail);
  const [stored, setStored] = useState<StoredConsents>(new Map());
  const choices: Choices = new Map([...(answered ? given(stored) : []), ...chosenIn(value, channels)]);
  const complete = channels.every(channel => choices.has(channel));
  const { save, saving, failure, forget } = useOwnSave(step.id, journeyId, consentsSave, {
    onSaved: ({ consents }) => {
      setStored(new Map(consents.map(({ channelId, hasConsented }) => [channelId, hasConsented])));
      onAnswer([]);
      onContinue();
    },
  });

  useEffect(() => {
    let shown = true;
    void readConsents(channelsToAsk(channelTypeIds, hasEmail)).then(
      read => shown && setStored(now => new Map([...read, ...now])),
    );
    return () => {
      shown = false;
    };
  }, [channelTypeIds, hasEmail]);

  const isNothingAsked = channels.length === 0 && !answered;
  const skip = useEffectEvent(() => void next());
  useEffect(() => {
    if (isNothingAsked) skip();
  }, [isNothingAsked]);

  function next() {
    const consents = [...choices].map(([channelId, hasConsented]) => ({
      channelId,
      hasConsented,
      before: stored.get(channelId),
    }));
    return save(step.id, { consents, completes: store.toComplete(step.id) });
  }

  return (
    <section>
      <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
      <StepText>{step.additionalText}</StepText>
      <div className={styles.channels}>
        {channels.map(channel => (
          <RadioList
            key={channel}
            label={QUESTIONS[channel]}
            labelStyle="smallQuestion"
            name={`${step.id}-${channel}`}
            columns={2}
            options={[
              { id: 'yes', label: words.question.yes },
              { id: 'no', label: words.question.no },
            ]}
            value={choices.has(channel) ? (choices.get(channel) ? 'yes' : 'no') : null}
            onChange={id => {
              forget(step.id);
              onDraft(draftOf(new Map(choices).set(channel, id === 'yes')));
            }}
          />
        ))}
        {failure && <Notification tone="red">{failure.message}</Notification>}
        {complete && (!answered || ownButton) && (
          <div>
            <Button variant="secondary" loading={saving} onClick={() => void next()}>
              {words.question.next}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** The stored answers, without those never given. */
function given(stored: StoredConsents): Choices {
  return new Map([...stored].flatMap(([channel, yes]) => (yes === null ? [] : [[channel, yes] as const])));
}

/** The choice as it is kept until it is saved: the channel, and yes or no. */
function draftOf(choices: Choices): readonly GivenAnswer[] {
  return [...choices].map(([channel, yes]) => ({ id: String(channel), value: yes ? 'yes' : 'no' }));
}

function chosenIn(draft: readonly GivenAnswer[], channels: readonly ConsentChannelTypeId[]): Choices {
  return new Map(
    channels.flatMap(channel => {
      const chosen = draft.find(({ id }) => id === String(channel));
      return chosen ? [[channel, chosen.value === 'yes'] as const] : [];
    }),
  );
}
