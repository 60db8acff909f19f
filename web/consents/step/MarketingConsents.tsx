import { giveConsent, myConsent } from '@towpath/contracts/api/consents.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import {
  CONSENT_CHANNELS,
  CONSENT_TYPES,
  type ConsentChannelTypeId,
  channelsToAsk,
} from '@towpath/domain/people/consents.ts';
import { useEffect, useState } from 'react';
import { track } from '../../data/analytics.ts';
import { api } from '../../data/client.ts';
import { useJourneyStore } from '../../journey/state/journeyContext.ts';
import { stepEvent } from '../../journey/stepEvent.ts';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { words } from '../words.ts';
import styles from './MarketingConsents.module.css';

type Choices = ReadonlyMap<ConsentChannelTypeId, boolean>;

const QUESTIONS: Record<ConsentChannelTypeId, string> = {
  [CONSENT_CHANNELS.emailOrWhatsApp]: words.question.emailOrWhatsApp,
  [CONSENT_CHANNELS.text]: words.question.text,
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
  const { plan } = useJourneyStore();
  const { step } = planStep;
  const { channelTypeIds } = step.stepConfig ?? {};
  const channels = channelsToAsk(channelTypeIds);
  const [savedChoices, setSavedChoices] = useState<Choices>(new Map());
  const choices: Choices = new Map([...savedChoices, ...chosenIn(value, channels)]);
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const complete = channels.every(channel => choices.has(channel));

  useEffect(() => {
    if (!answered) return;
    let shown = true;
    void readConsents(channelsToAsk(channelTypeIds)).then(
      read => shown && setSavedChoices(now => new Map([...read, ...now])),
    );
    return () => {
      shown = false;
    };
  }, [answered, channelTypeIds]);

  async function save() {
    setSaving(true);
    setTrouble(undefined);
    try {
      for (const [consentChannelTypeId, hasConsented] of choices) {
        await api(giveConsent, {
          body: { consentTypeId: CONSENT_TYPES.marketing, consentChannelTypeId, hasConsented },
        });
      }
      setSavedChoices(choices);
      onAnswer([]);
      onContinue();
    } catch (failure) {
      track('submission-fail', stepEvent(plan, step.id));
      setTrouble((failure as Error).message);
    } finally {
      setSaving(false);
    }
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
            onChange={id => onDraft(draftOf(new Map(choices).set(channel, id === 'yes')))}
          />
        ))}
        {trouble && <Notification tone="red">{trouble}</Notification>}
        {complete && (!answered || ownButton) && (
          <div>
            <Button variant="secondary" loading={saving} onClick={() => void save()}>
              {words.question.next}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
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

async function readConsents(channels: readonly ConsentChannelTypeId[]): Promise<Choices> {
  const choices = new Map<ConsentChannelTypeId, boolean>();
  for (const channel of channels) {
    const query = { consentTypeId: String(CONSENT_TYPES.marketing), consentChannelTypeId: String(channel) };
    const consent = await api(myConsent, { query }).catch(() => undefined);
    if (consent?.hasConsented != null) choices.set(channel, consent.hasConsented);
  }
  return choices;
}
