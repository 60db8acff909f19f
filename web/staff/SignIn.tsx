import { staffSignIn } from '@towpath/contracts/api/staffSession.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { key } from '@towpath/design-system/icons/drawings.generated.ts';
import { CodeEntry } from '@towpath/design-system/inputs/CodeEntry.tsx';
import { EmailField } from '@towpath/design-system/inputs/EmailField.tsx';
import { PasswordField } from '@towpath/design-system/inputs/PasswordField.tsx';
import { type FormEvent, useState } from 'react';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import { FormProblems } from '../identity/FormProblems.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { canUsePasskeys, signInByPasskey } from './passkeys.ts';
import styles from './Staff.module.css';
import { staffApi } from './staffApi.ts';
import { useFocusAtFirst } from './useFocusAtFirst.ts';
import { words } from './words.ts';

type SignInProps = {
  /** An earlier sign-in here has ended by itself. */
  readonly hasEnded: boolean;
  readonly takesFocus: boolean;
  readonly onSignedIn: () => void;
};

/** Email, password and code at once: which of them was wrong is told to nobody. */
export function SignIn({ hasEnded, takesFocus, onSignedIn }: SignInProps) {
  const heading = useFocusAtFirst(takesFocus);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [gaveUp, setGaveUp] = useState(false);
  const signing = useOperation(() => staffApi(staffSignIn, { body: { email, password, code } }));
  const { missing } = words.signIn;
  const lacks = {
    email: email.trim() === '' ? missing.email : undefined,
    password: password === '' ? missing.password : undefined,
    code: code.length === 6 ? undefined : missing.code,
  };
  const isWhole = Object.values(lacks).every(one => one === undefined);
  const problems: Partial<typeof lacks> = attempt > 0 ? lacks : {};

  const keyed = useOperation(signInByPasskey);
  async function byPasskey() {
    setAttempt(0);
    signing.reset();
    const came = await keyed.trigger();
    if (came === 'done') return onSignedIn();
    setGaveUp(came !== undefined);
  }
  const failure = keyed.error ?? signing.error;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (signing.isFetching || keyed.isFetching) return;
    keyed.reset();
    setGaveUp(false);
    if (!isWhole) return setAttempt(attempt + 1);
    setAttempt(0);
    if (await signing.trigger()) return onSignedIn();
    // A code counts once; the next try needs the next.
    setCode('');
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <PageTitle>{words.signIn.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {words.signIn.heading}
      </h1>
      <p className="lead">{words.signIn.lead}</p>
      <FormProblems attempt={attempt} problems={problems} />
      {failure ? (
        <Notification tone="red">{wordsOfFailure(failure)}</Notification>
      ) : (
        hasEnded && <Notification tone="lightpurple">{words.signIn.ended}</Notification>
      )}
      <div role="status">{gaveUp && <Notification tone="orange">{words.signIn.gaveUp}</Notification>}</div>
      <EmailField
        name="email"
        label={words.signIn.email}
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={problems.email}
      />
      <PasswordField
        name="password"
        label={words.signIn.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={problems.password}
      />
      <CodeEntry
        name="code"
        label={words.signIn.code}
        value={code}
        onChange={setCode}
        error={problems.code}
      />
      <Button type="submit" block loading={signing.isFetching} loadingLabel={words.signIn.submitting}>
        {words.signIn.submit}
      </Button>
      {canUsePasskeys() && (
        <Button
          variant="secondary"
          block
          iconStart={key}
          loading={keyed.isFetching}
          loadingLabel={words.signIn.askingDevice}
          onClick={byPasskey}
        >
          {words.signIn.passkey}
        </Button>
      )}
    </form>
  );
}
