import { beginStaffSetUp, finishStaffSetUp } from '@towpath/contracts/api/staffSession.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { CodeEntry } from '@towpath/design-system/inputs/CodeEntry.tsx';
import { PasswordField } from '@towpath/design-system/inputs/PasswordField.tsx';
import { type FormEvent, useState } from 'react';
import { QrCode } from '../account/second-factor/QrCode.tsx';
import { ApiFailure, isRefusal, wordsOfFailure, wordsOfReading } from '../data/failure.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import { FormProblems } from '../identity/FormProblems.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useGoTo } from '../shell/useGoTo.ts';
import styles from './Staff.module.css';
import { StaffFrame } from './StaffFrame.tsx';
import { staffApi } from './staffApi.ts';
import { words } from './words.ts';

/** After the sign #, which no server on the way is told. */
const tokenHere = () => location.hash.slice(1);

async function readOwner() {
  const token = tokenHere();
  return token === '' ? null : { token, ...(await staffApi(beginStaffSetUp, { body: { token } })) };
}
type Owner = NonNullable<Awaited<ReturnType<typeof readOwner>>>;

/** Where the link of somebody new leads: a password, and an app of codes. */
export function SetUpPage() {
  const { answer: owner, error, isFetching, again } = useRemote(readOwner);
  return (
    <StaffFrame>
      <PageTitle>{words.setUp.title}</PageTitle>
      {owner ? (
        <SetUpForm owner={owner} />
      ) : owner === null || isRefusal(error) ? (
        <>
          <h1>{words.setUp.title}</h1>
          <p className="lead">{error ? wordsOfFailure(error) : words.setUp.noLink}</p>
        </>
      ) : error ? (
        <TroubleState headingLevel={1} onRetry={again} retrying={isFetching}>
          {wordsOfReading(error)}
        </TroubleState>
      ) : (
        <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />
      )}
    </StaffFrame>
  );
}

function SetUpForm({ owner: { token, name, email, secret, address } }: { readonly owner: Owner }) {
  const goTo = useGoTo();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const finishing = useOperation(() => staffApi(finishStaffSetUp, { body: { token, password, code } }));
  const { missing } = words.setUp;
  const refusedAt = (field: string) =>
    finishing.error instanceof ApiFailure
      ? finishing.error.fields.find(one => one.field === field)?.message
      : undefined;
  const lacks = {
    password: password === '' ? missing.password : refusedAt('password'),
    code: code.length === 6 ? refusedAt('code') : missing.code,
  };
  const problems: Partial<typeof lacks> = attempt > 0 ? lacks : {};
  const isElsewhere = finishing.error && !refusedAt('password') && !refusedAt('code');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (finishing.isFetching) return;
    if (password !== '' && code.length === 6 && (await finishing.trigger())) {
      return goTo(paths.staff, { replace: true });
    }
    setAttempt(attempt + 1);
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <h1>{words.setUp.heading(name)}</h1>
      <p className="lead">{words.setUp.lead}</p>
      <FormProblems attempt={attempt} problems={problems} />
      {isElsewhere && finishing.error && (
        <Notification tone="red">{wordsOfFailure(finishing.error)}</Notification>
      )}
      <p>
        {words.setUp.email} <b>{email}</b>
      </p>
      <h2>{words.setUp.appHeading}</h2>
      <p>{words.setUp.app}</p>
      <QrCode text={address} label={words.setUp.picture} />
      <p>
        <a href={address}>{words.setUp.open}</a>
      </p>
      <p>
        {words.setUp.key} <code className={styles.key}>{secret.replace(/(.{4})(?=.)/gu, '$1 ')}</code>
      </p>
      <h2>{words.setUp.passwordHeading}</h2>
      {/* What a browser keeps a password under. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={words.setUp.password}
        hint={words.setUp.passwordHint}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={problems.password}
      />
      <h2>{words.setUp.codeHeading}</h2>
      <CodeEntry name="code" label={words.setUp.code} value={code} onChange={setCode} error={problems.code} />
      <Button type="submit" block loading={finishing.isFetching} loadingLabel={words.setUp.submitting}>
        {words.setUp.submit}
      </Button>
    </form>
  );
}
