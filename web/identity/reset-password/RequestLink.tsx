import { requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { EmailField } from '@towpath/design-system/inputs/EmailField.tsx';
import { checkEmail } from '@towpath/domain/values/email.ts';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import { paths } from '../../shell/paths.ts';
import { FormProblems } from '../FormProblems.tsx';
import { words } from '../words.ts';
import styles from './RequestLink.module.css';
import { ResetFrame } from './ResetFrame.tsx';

/** Asks for the email address and has a link sent. Says the same whether or not there is an account (ID-033). */
export function RequestLink() {
  const [email, setEmail] = useState('');
  const [shown, setShown] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const sending = useOperation(async (to: string) => {
    await api(requestPasswordReset, { body: { email: to } });
    return to;
  });
  const checked = checkEmail(email);
  const problem = shown && !checked.ok ? checked.message : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.isFetching) return;
    if (!checked.ok) {
      setShown(true);
      setAttempt(attempt + 1);
      return;
    }
    const to = await sending.trigger(checked.value);
    if (to) setSentTo(to);
  }

  if (sentTo) {
    return (
      <ResetFrame title={words.reset.sent.title}>
        <p className="lead">
          {words.reset.sent.text.before} <b>{sentTo}</b> {words.reset.sent.text.after}
        </p>
        <p>{words.reset.sent.nothingThere}</p>
        <p>
          <ButtonLink href={paths.login}>{words.reset.back}</ButtonLink>
        </p>
        <p>
          <TextButton onClick={() => setSentTo(undefined)}>{words.reset.sent.tryAnother}</TextButton>
        </p>
      </ResetFrame>
    );
  }

  return (
    <ResetFrame title={words.reset.title}>
      <p className="lead">{words.reset.lead}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <FormProblems attempt={attempt} problems={{ email: problem }} />
        {sending.error && <Notification tone="red">{sending.error.message}</Notification>}
        <EmailField
          name="email"
          label={words.reset.email}
          autoComplete="username"
          value={email}
          onChange={setEmail}
          onBlur={() => setShown(email !== '')}
          error={problem}
        />
        <p>
          <Button type="submit" loading={sending.isFetching} loadingLabel={words.reset.sending}>
            {words.reset.send}
          </Button>
        </p>
      </form>
      <p>
        <TextLink href={paths.login}>{words.reset.back}</TextLink>
      </p>
    </ResetFrame>
  );
}
