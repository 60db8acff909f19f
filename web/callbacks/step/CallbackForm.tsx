import type { CallbackRequest } from '@towpath/contracts/api/callbacks.ts';
import { validatePhone } from '@towpath/contracts/api/phone.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { clock } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { ErrorSummary } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { displayName } from '@towpath/domain/people/names.ts';
import { PHONE_MESSAGES } from '@towpath/domain/values/phone.ts';
import { useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { type Failure, Offline } from '../../data/failure.ts';
import { useSiteContent } from '../../journey/siteContent.ts';
import { useSnapshot } from '../../journey/state/journeyContext.ts';
import { useErrorInTitle } from '../../shell/useErrorInTitle.ts';
import { type Contact, useContact } from '../state/contact.ts';
import { wordsOfCall } from '../state/useAdviceCall.ts';
import { words } from '../words.ts';
import styles from './CallbackForm.module.css';
import { RingThisOnce, useRingThisOnce } from './RingThisOnce.tsx';

/**
 * Name and number for a call, prefilled with what is known. The number is checked when its input loses the
 * focus after use (DO-015); a check that cannot be made blocks nobody (DO-013). What is typed is kept at each
 * key. `onSubmit` throws when the call fails.
 */
export function CallbackForm({
  id,
  left,
  trouble,
  onType,
  onSubmit,
}: {
  /** The step at which the call is requested. */
  id: string;
  /** What was requested here before and did not get through. */
  left: CallbackRequest | undefined;
  /** What an earlier try ended in. */
  trouble?: string | undefined;
  onType?: () => void;
  onSubmit: (contact: Contact & Pick<CallbackRequest, 'ringThisOnce'>) => Promise<void>;
}) {
  const { details } = useSnapshot();
  const content = useSiteContent();
  const onFile = {
    contactName: displayName({ forename: details.forename, surname: details.surname }),
    contactNumber: details.contactNumber ?? '',
  };
  const { contact, type, forgetTyped } = useContact(id, onFile, left);
  const { contactName: name, contactNumber: phone } = contact;
  const [problem, setProblem] = useState(trouble);
  const once = useRingThisOnce(id);
  const [sending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const sent = useRef(false);
  /** Counts what was found out of the number: an answer that comes after a later one says nothing any more. */
  const latest = useRef(0);
  /** The server has refused the number as it stands: leaving its input asks nothing again, which could contradict it. */
  const isRefused = useRef(false);
  const ready = name.trim() !== '' && phone !== '' && once.missing === undefined;

  // Said once the blocked button was pressed; the number has its own check besides.
  const missing = {
    name: name.trim() === '' ? words.form.nameMissing : undefined,
    phone: phone === '' ? words.form.phoneMissing : undefined,
  };
  const problems = [
    { id: `${id}-name`, message: missing.name },
    { id: `${id}-phone`, message: problem ?? missing.phone },
    { id: once.id, message: once.missing },
  ].flatMap(({ id: at, message }) => (message ? [{ id: at, message }] : []));
  const isShown = attempt > 0;
  useErrorInTitle(isShown && problems.length > 0);

  async function checkWhenLeft() {
    if (phone === '' || isRefused.current) return;
    latest.current += 1;
    const check = latest.current;
    const checked = await api(validatePhone, { body: { phoneNumber: phone } }).catch(() => ({
      isValid: true,
      message: '',
    }));
    if (check === latest.current)
      setProblem(checked.isValid ? undefined : checked.message || PHONE_MESSAGES.phone);
  }

  async function submit() {
    // A second press of the button before it is drawn as busy must not book a second call.
    if (sent.current || !ready) return;
    sent.current = true;
    latest.current += 1;
    setSending(true);
    setProblem(undefined);
    try {
      const submitted = onSubmit({ contactName: name.trim(), contactNumber: phone, ...once.given });
      forgetTyped();
      await submitted;
    } catch (failure) {
      sent.current = false;
      if (once.isWhy(failure as Failure)) {
        setAttempt(0);
        return;
      }
      setProblem(wordsOfCall(failure as Failure));
      if (failure instanceof Offline) return;
      isRefused.current = true;
      setAttempt(attempt + 1);
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      {isShown && <ErrorSummary attempt={attempt} problems={problems} />}
      <TextField
        label={words.form.name}
        name={`${id}-name`}
        autoComplete="name"
        value={name}
        onChange={contactName => {
          type({ contactName });
          onType?.();
        }}
        error={isShown ? missing.name : undefined}
        required
      />
      <PhoneField
        label={words.form.phone}
        name={`${id}-phone`}
        hint={words.form.phoneHint}
        value={phone}
        onChange={contactNumber => {
          latest.current += 1;
          isRefused.current = false;
          type({ contactNumber });
          setProblem(undefined);
          onType?.();
        }}
        onBlur={() => void checkWhenLeft()}
        error={problem ?? (isShown ? missing.phone : undefined)}
        required
      />
      <RingThisOnce once={once} error={isShown ? once.missing : undefined} />
      <div>
        <Button
          type="submit"
          loading={sending}
          loadingLabel={words.form.sending}
          disabled={!ready}
          onBlockedPress={() => setAttempt(attempt + 1)}
        >
          {words.form.submit}
        </Button>
      </div>
      {content && (
        <p className={styles.hours}>
          <Glyph of={clock} />
          <span>{words.form.weCall(content.callFromNumber, content.callHours)}</span>
        </p>
      )}
    </form>
  );
}
