import { confirmGuestCode, sendGuestCode } from '@towpath/contracts/api/ownData.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { CodeEntry } from '@towpath/design-system/inputs/CodeEntry.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { CODE_DIGITS, checkCode } from '@towpath/domain/people/oneTimeCode.ts';
import { checkCreditSearchPhone } from '@towpath/domain/values/creditSearchPhone.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { ApiFailure, hasCode } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { paths } from '../../shell/paths.ts';
import styles from './PhoneCode.module.css';
import { words } from './words.ts';

type PhoneCodeProps = {
  /** What is different from one place to another: two of these may be open on one page. */
  readonly id: string;
  readonly onShown: () => void;
  readonly onCancel: () => void;
};

/** Asks for a code to the phone that the person confirmed first: the number first, since it is not kept. */
export function PhoneCode({ id, onShown, onCancel }: PhoneCodeProps) {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  /** How often the button was pressed before what it needs stood there. */
  const [inVain, setInVain] = useState(0);
  const wasTried = inVain > 0;
  const form = useRef<HTMLFormElement>(null);
  const sending = useOperation(() => api(sendGuestCode, { body: { phoneNumber: phone } }));
  const giving = useOperation(async () => {
    await api(confirmGuestCode, { body: { otp: code } });
    return true;
  });
  const isSent = sending.answer !== undefined;
  const checkedPhone = checkCreditSearchPhone(phone);
  const checkedCode = checkCode(code);

  // The field that comes next, and the one that is to be put right.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads none of these, but each step and each refusal brings the focus back
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, [isSent, giving.error, sending.error, inVain]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(isSent ? checkedCode : checkedPhone).ok) return setInVain(inVain + 1);
    if (isSent) {
      if (!giving.isFetching && (await giving.trigger())) onShown();
    } else if (!sending.isFetching && (await sending.trigger())) setInVain(0);
  }

  const refusal = isSent ? (giving.error ?? sending.error) : sending.error;
  const isOver = hasCode(refusal, 'No attempts remaining');
  const says = isOver
    ? words.tooOften
    : hasCode(refusal, 'Passcode expired')
      ? words.expired
      : refusal?.message;
  const isAtField =
    refusal instanceof ApiFailure &&
    (refusal.fields.length > 0 || ['VERIFICATION_FAILED', 'CODE_ALREADY_TRIED'].includes(refusal.code));
  const saysAbove = isAtField ? undefined : says;
  return (
    <form noValidate ref={form} className={styles.form} onSubmit={submit}>
      <p>{isSent ? words.sent : words.why}</p>
      {saysAbove && (
        <Notification tone="red">
          {saysAbove} <a href={paths.contact}>{words.contact}</a>
        </Notification>
      )}
      {isSent ? (
        <CodeEntry
          name={`${id}-code`}
          label={words.label}
          digits={CODE_DIGITS}
          value={code}
          onChange={setCode}
          error={
            wasTried && !checkedCode.ok ? words.typeAll : isAtField && !giving.isFetching ? says : undefined
          }
          required
        />
      ) : (
        <PhoneField
          name={`${id}-phone`}
          label={words.phone}
          hint={words.phoneHint}
          value={phone}
          onChange={setPhone}
          error={
            wasTried && !checkedPhone.ok
              ? checkedPhone.message
              : isAtField && !sending.isFetching
                ? says
                : undefined
          }
          required
        />
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          loading={sending.isFetching || giving.isFetching}
          loadingLabel={isSent ? words.checking : words.sending}
        >
          {isSent ? words.give : words.send}
        </Button>
        {isSent && !isOver && (
          <TextButton onClick={() => void sending.trigger()}>{words.sendAgain}</TextButton>
        )}
        <TextButton onClick={onCancel}>{words.cancel}</TextButton>
      </div>
      {!saysAbove && (
        <p className="small">
          {words.lost} <a href={paths.contact}>{words.contact}</a>
        </p>
      )}
    </form>
  );
}
