import { recommendationAdviceCallback } from '@towpath/contracts/api/callbacks.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { checkPhone, phoneMessageWhileTyping } from '@towpath/domain/values/phone.ts';
import { useState } from 'react';
import { api } from '../data/client.ts';
import { ApiFailure } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import styles from './Advice.module.css';
import { words } from './words.ts';

type SpeakToUsProps = {
  /** The advice step at which the call is requested. */
  readonly stepId: string;
  /** The name as far as it is known; it is sent with the number (DO-018). */
  readonly name: string;
  readonly knownNumber: string | null;
};

/**
 * A phone number field and a button that waits until the number is valid; then a thank-you (DO-017, DO-018).
 */
export function SpeakToUs({ stepId, name, knownNumber }: SpeakToUsProps) {
  const [phone, setPhone] = useState(knownNumber ?? '');
  const asking = useOperation(async (contactNumber: string) => {
    await api(recommendationAdviceCallback, {
      body: { stepId, callbackRequired: true, contactNumber, ...(name && { contactName: name }) },
    });
    return true;
  });
  const checked = checkPhone(phone);
  const { error } = asking;
  const refused = error instanceof ApiFailure ? (error.fields[0]?.message ?? error.message) : error?.message;

  return (
    <Card as="section" labelledBy="speak-to-us">
      <h2 id="speak-to-us">{words.speakToUs.heading}</h2>
      {asking.answer ? (
        <Notification tone="green" heading={words.thanks.heading} headingLevel={3}>
          {words.thanks.text}
        </Notification>
      ) : (
        <form
          className={styles.phoneForm}
          noValidate
          onSubmit={event => {
            event.preventDefault();
            if (checked.ok && !asking.isFetching) void asking.trigger(checked.value);
          }}
        >
          <p>{words.speakToUs.text}</p>
          <PhoneField
            label={words.speakToUs.phone}
            name="speak-to-us-phone"
            value={phone}
            onChange={typed => {
              setPhone(typed);
              asking.reset();
            }}
            error={refused ?? (phone === '' ? undefined : (phoneMessageWhileTyping(phone) ?? undefined))}
            required
          />
          <Button
            type="submit"
            disabled={!checked.ok}
            loading={asking.isFetching}
            loadingLabel={words.speakToUs.sending}
          >
            {words.speakToUs.submit}
          </Button>
        </form>
      )}
    </Card>
  );
}
