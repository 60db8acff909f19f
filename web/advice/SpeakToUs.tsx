import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { checkPhone, phoneMessageWhileTyping } from '@towpath/domain/values/phone.ts';
import { useEffect, useRef } from 'react';
import { useContact } from '../callbacks/state/contact.ts';
import { useAdviceCall } from '../callbacks/state/useAdviceCall.ts';
import { CallOrForm } from '../callbacks/step/CallOrForm.tsx';
import { RingThisOnce, useRingThisOnce } from '../callbacks/step/RingThisOnce.tsx';
import styles from './Advice.module.css';
import { words } from './words.ts';

type SpeakToUsProps = {
  /** The advice step at which the call is requested. */
  readonly stepId: string;
  /** The name as far as it is known; it is sent with the number (DO-018). */
  readonly name: string;
  readonly knownNumber: string | null;
  /** Hears once the call is asked for. */
  readonly onAsked?: () => void;
};

/**
 * A phone number field and a button that waits until the number is valid; then a thank-you (DO-017, DO-018). A call that
 * is asked for already is shown instead.
 */
export function SpeakToUs({ stepId, name, knownNumber, onAsked }: SpeakToUsProps) {
  const call = useAdviceCall('recommendations', stepId);
  const thanks = useRef<HTMLDivElement>(null);
  const isJustAsked = useRef(false);
  const isSent = call.asked.is === 'sent';
  // The form goes with the focus in it: that goes to what came of it.
  useEffect(() => {
    if (!isSent || !isJustAsked.current) return;
    isJustAsked.current = false;
    thanks.current?.focus();
    onAsked?.();
  }, [isSent, onAsked]);
  return (
    <Card as="section" labelledBy="speak-to-us">
      <h2 id="speak-to-us">{words.speakToUs.heading}</h2>
      {isSent ? (
        <div className={styles.thanks} ref={thanks} tabIndex={-1}>
          <Notification tone="green" heading={words.thanks.heading} headingLevel={3}>
            {words.thanks.text}
          </Notification>
        </div>
      ) : (
        <CallOrForm stepId={stepId} isUnsent={call.asked.is !== 'not asked'}>
          {before => (
            <NumberForm
              stepId={stepId}
              name={name}
              knownNumber={before?.contactNumber ?? knownNumber}
              call={call}
              onAsk={() => {
                isJustAsked.current = true;
              }}
            />
          )}
        </CallOrForm>
      )}
    </Card>
  );
}

function NumberForm({
  stepId,
  name,
  knownNumber,
  call,
  onAsk,
}: SpeakToUsProps & { readonly call: ReturnType<typeof useAdviceCall>; readonly onAsk: () => void }) {
  const { asked } = call;
  const onFile = { contactName: name, contactNumber: knownNumber ?? '' };
  const { contact, type, forgetTyped } = useContact(stepId, onFile, call.unsent);
  const phone = contact.contactNumber;
  const checked = checkPhone(phone);
  const once = useRingThisOnce('speak-to-us');
  const unsent = asked.is === 'unsent' && !once.isAsked ? asked.says : undefined;

  return (
    <form
      className={styles.phoneForm}
      noValidate
      onSubmit={async event => {
        event.preventDefault();
        if (!checked.ok || once.missing || asked.is === 'sending') return;
        onAsk();
        const asking = call.ask({
          contactNumber: checked.value,
          ...(name && { contactName: name }),
          ...once.given,
        });
        forgetTyped();
        const failure = await asking;
        if (failure) once.isWhy(failure);
      }}
    >
      <p>{words.speakToUs.text}</p>
      <PhoneField
        label={words.speakToUs.phone}
        name="speak-to-us-phone"
        value={phone}
        onChange={typed => {
          type({ contactNumber: typed });
          call.change();
        }}
        error={unsent ?? (phone === '' ? undefined : (phoneMessageWhileTyping(phone) ?? undefined))}
        required
      />
      <RingThisOnce once={once} />
      <Button
        type="submit"
        disabled={!checked.ok || once.missing !== undefined}
        loading={asked.is === 'sending'}
        loadingLabel={words.speakToUs.sending}
      >
        {words.speakToUs.submit}
      </Button>
    </form>
  );
}
