import { requestPasswordReset } from '@towpath/contracts/api/session.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { EmailField } from '@towpath/design-system/inputs/EmailField.tsx';
import { checkEmail } from '@towpath/domain/values/email.ts';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import { paths } from '../../shell/paths.ts';
import styles from './RequestLink.module.css';
import { ResetFrame } from './ResetFrame.tsx';

/** Asks for the email and has a link sent. Says the same whether or not the email has an account (ID-033). */
export function RequestLink() {
  const [email, setEmail] = useState('');
  const [shown, setShown] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const sending = useOperation(async (to: string) => {
    await api(requestPasswordReset, { body: { email: to } });
    return to;
  });
  const checked = checkEmail(email);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.isFetching) return;
    if (!checked.ok) {
      setShown(true);
      input.current?.focus();
      return;
    }
    const to = await sending.trigger(checked.value);
    if (to) setSentTo(to);
  }

  if (sentTo) {
    return (
      <ResetFrame title="Check your email">
        <p className="lead">
          If <b>{sentTo}</b> has an account with us, a link is on its way. It can take a few minutes.
        </p>
        <p>Nothing there? Look in your junk folder, or check that the email is the one you used with us.</p>
        <p>
          <ButtonLink href={paths.login}>Back to login</ButtonLink>
        </p>
        <p>
          <TextButton onClick={() => setSentTo(undefined)}>Try another email</TextButton>
        </p>
      </ResetFrame>
    );
  }

  return (
    <ResetFrame title="Reset your password">
      <p className="lead">Tell us your email. We’ll send you a link to choose a new password.</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        {sending.error && <Notification tone="red">{sending.error.message}</Notification>}
        <EmailField
          name="email"
          label="Email address"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          onBlur={() => setShown(email !== '')}
          error={shown && !checked.ok ? checked.message : undefined}
          inputRef={input}
        />
        <p>
          <Button type="submit" loading={sending.isFetching} loadingLabel="Sending your link">
            Send me a link
          </Button>
        </p>
      </form>
      <p>
        <TextLink href={paths.login}>Back to login</TextLink>
      </p>
    </ResetFrame>
  );
}
