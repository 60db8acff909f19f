import { changeStaffPassword } from '@towpath/contracts/api/staffAccount.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { CodeEntry } from '@towpath/design-system/inputs/CodeEntry.tsx';
import { PasswordField } from '@towpath/design-system/inputs/PasswordField.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { ApiFailure, wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { FormProblems } from '../../identity/FormProblems.tsx';
import { staffApi } from '../staffApi.ts';
import styles from './Account.module.css';
import { words } from './words.ts';

const says = words.password;

type ChangePasswordProps = { readonly email: string; readonly onChanged: () => Promise<unknown> };

/** A new password, after the current one and a code: a screen that somebody left open lets nobody else in. */
export function ChangePassword({ email, onChanged }: ChangePasswordProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [given, setGiven] = useState({ password: '', code: '', newPassword: '' });
  const [attempt, setAttempt] = useState(0);
  const [isDone, setDone] = useState(false);
  const saving = useOperation(async () => {
    await staffApi(changeStaffPassword, { body: given });
    return true;
  });
  const refused =
    saving.error instanceof ApiFailure
      ? saving.error.fields.find(({ field }) => field === 'newPassword')?.message
      : undefined;
  const lacks = {
    newPassword: given.newPassword === '' ? says.missing.newPassword : refused,
    password: given.password === '' ? says.missing.password : undefined,
    code: given.code.length === 6 ? undefined : says.missing.code,
  };
  const problems: Partial<typeof lacks> = attempt > 0 ? lacks : {};
  const field = (name: keyof typeof given) => ({
    name,
    value: given[name],
    onChange: (value: string) => setGiven({ ...given, [name]: value }),
    error: problems[name],
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isFetching) return;
    setDone(false);
    const isWhole = given.newPassword !== '' && given.password !== '' && given.code.length === 6;
    if (isWhole && (await saving.trigger())) {
      setGiven({ password: '', code: '', newPassword: '' });
      setAttempt(0);
      setDone(true);
      await onChanged();
      return heading.current?.focus();
    }
    setAttempt(attempt + 1);
  }

  return (
    <section className={styles.part} aria-labelledby="own-password">
      <h2 id="own-password" ref={heading} tabIndex={-1}>
        {says.heading}
      </h2>
      <p>{says.lead}</p>
      <div role="status">{isDone && <Notification tone="green">{says.done}</Notification>}</div>
      <form noValidate onSubmit={submit} className={styles.form}>
        <FormProblems attempt={attempt} problems={problems} />
        {saving.error && !refused && <Notification tone="red">{wordsOfFailure(saving.error)}</Notification>}
        {/* What a browser keeps a password under. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('newPassword')}
          label={says.next}
          hint={says.nextHint}
          autoComplete="new-password"
        />
        <PasswordField {...field('password')} label={says.current} autoComplete="current-password" />
        <CodeEntry {...field('code')} label={says.code} />
        <p>
          <Button type="submit" loading={saving.isFetching} loadingLabel={says.submitting}>
            {says.submit}
          </Button>
        </p>
      </form>
    </section>
  );
}
