import { LONGEST_PASSKEY_NAME } from '@towpath/contracts/api/staffAccount.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { CodeEntry } from '@towpath/design-system/inputs/CodeEntry.tsx';
import { PasswordField } from '@towpath/design-system/inputs/PasswordField.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { FormProblems } from '../../identity/FormProblems.tsx';
import { addPasskey } from '../passkeys.ts';
import styles from './Account.module.css';
import { words } from './words.ts';

const says = words.passkeys;

type AddPasskeyProps = { readonly onAdded: () => Promise<unknown>; readonly onCancel: () => void };

/** A name, password and code; then the device asks for itself. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const [given, setGiven] = useState({ passkeyName: '', password: '', code: '' });
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<'given up' | 'known already'>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const adding = useOperation(() =>
    addPasskey(given.passkeyName, { password: given.password, code: given.code }),
  );
  const lacks = {
    passkeyName: given.passkeyName.trim() === '' ? says.missing : undefined,
    password: given.password === '' ? words.password.missing.password : undefined,
    code: given.code.length === 6 ? undefined : words.password.missing.code,
  };
  const isWhole = Object.values(lacks).every(one => one === undefined);
  const problems: Partial<typeof lacks> = attempt > 0 ? lacks : {};
  const field = (name: keyof typeof given) => ({
    name,
    value: given[name],
    onChange: (value: string) => setGiven({ ...given, [name]: value }),
    error: problems[name],
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (adding.isFetching) return;
    setEnded(undefined);
    if (!isWhole) return setAttempt(attempt + 1);
    setAttempt(0);
    const came = await adding.trigger();
    if (came === 'done') return void (await onAdded());
    // A code counts once; the next try needs the next.
    setGiven({ ...given, code: '' });
    setEnded(came);
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <FormProblems attempt={attempt} problems={problems} />
      {adding.error && <Notification tone="red">{wordsOfFailure(adding.error)}</Notification>}
      <div role="status">{ended && <Notification tone="orange">{says[ended]}</Notification>}</div>
      <TextField
        {...field('passkeyName')}
        inputRef={first}
        label={says.name}
        hint={says.nameHint}
        maxLength={LONGEST_PASSKEY_NAME}
      />
      <PasswordField {...field('password')} label={words.password.current} autoComplete="current-password" />
      <CodeEntry {...field('code')} label={words.password.code} />
      <p className={styles.buttons}>
        <Button type="submit" loading={adding.isFetching} loadingLabel={says.submitting}>
          {says.submit}
        </Button>
        <TextButton onClick={onCancel}>{says.cancel}</TextButton>
      </p>
    </form>
  );
}
