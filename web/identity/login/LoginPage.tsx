import { login } from '@towpath/contracts/api/session.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { EmailField } from '@towpath/design-system/inputs/EmailField.tsx';
import { PasswordField } from '@towpath/design-system/inputs/PasswordField.tsx';
import { checkEmail } from '@towpath/domain/values/email.ts';
import { useEffect, useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode, isRefusal } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { accessToken, giveWay, isOthers } from '../../data/session.ts';
import { AppFooter } from '../../shell/AppFooter.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { PublicHeader } from '../../shell/PublicHeader.tsx';
import { BRINGING, paths, safeNext } from '../../shell/paths.ts';
import { useLocation } from '../../shell/router/router.tsx';
import type { LoginArrival } from '../../shell/Shell.tsx';
import { useErrorInTitle } from '../../shell/useErrorInTitle.ts';
import { useGoTo } from '../../shell/useGoTo.ts';
import { FormProblems } from '../FormProblems.tsx';
import { ShownFirst } from '../phone-code/ShownFirst.tsx';
import { words } from '../words.ts';
import { Bringing } from './Bringing.tsx';
import { forgetBringing, isBringing, keepBringing } from './bringing.ts';
import { DocumentsPanel } from './DocumentsPanel.tsx';
import styles from './LoginPage.module.css';
import { useEnter } from './useEnter.ts';
import { keepWaitingLogin } from './waitingLogin.ts';

/**
 * Login (ID-023): afterwards the person goes to the dashboard, or to the page of this site that was
 * requested.
 */
export function LoginPage() {
  const goTo = useGoTo();
  const { search, state } = useLocation();
  const arrival = (state ?? {}) as LoginArrival;
  const next = safeNext(new URLSearchParams(search).get('next')) ?? paths.dashboard;
  const enter = useEnter(next);
  const [brings, setBrings] = useState(false);

  // The page before could be typed into until this one was ready.
  useEffect(giveWay, []);

  useEffect(() => {
    if (new URLSearchParams(search).has(BRINGING)) keepBringing();
    setBrings(isBringing());
  }, [search]);

  useEffect(() => {
    if (accessToken() && !isOthers()) goTo(next, { replace: true });
  }, [goTo, next]);

  return (
    <>
      <PageTitle>{words.login.title}</PageTitle>
      <PublicHeader />
      <main id="main">
        <div className={`wrap page ${styles.columns}`}>
          <div>
            <h1>{words.login.heading}</h1>
            <p className={`lead ${styles.lead}`}>{words.login.lead}</p>
            {brings && (
              <div className={styles.bringing}>
                <Bringing
                  onWithout={() => {
                    forgetBringing();
                    setBrings(false);
                    document.getElementById('email')?.focus();
                  }}
                />
              </div>
            )}
            <LoginForm
              ended={arrival.ended ?? false}
              knownEmail={arrival.email ?? ''}
              brings={brings}
              onLoggedIn={userId => {
                forgetBringing();
                enter(userId);
              }}
              onHalfLoggedIn={() => goTo(`${paths.loginCode}${search}`)}
            />
            <p className={`small muted ${styles.new}`}>
              {words.login.newHere.before} <a href={paths.home}>{words.login.newHere.link}</a>
              {words.login.newHere.after}
            </p>
          </div>
          <DocumentsPanel />
        </div>
      </main>
      <AppFooter />
    </>
  );
}

function LoginForm({
  ended,
  knownEmail,
  brings,
  onLoggedIn,
  onHalfLoggedIn,
}: {
  ended: boolean;
  knownEmail: string;
  /** What the guest of this browser told us comes along. */
  brings: boolean;
  onLoggedIn: (userId: string) => void;
  /** The password was right, and a code of an app is wanted too. */
  onHalfLoggedIn: () => void;
}) {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [left, setLeft] = useState({ email: false, password: false });
  const [attempt, setAttempt] = useState(0);
  const loggingIn = useOperation(async (body: { email: string; password: string }) => {
    try {
      return await api(login, { body: { ...body, ...(brings && { bringsGuest: true }) } });
    } catch (failure) {
      if (!hasCode(failure, 'SECOND_FACTOR_NEEDED') || failure.challenge === undefined) throw failure;
      keepWaitingLogin(failure.challenge);
      return 'half' as const;
    }
  });

  const emailChecked = checkEmail(email);
  const missing = { email: !emailChecked.ok, password: password === '' };
  const ready = !missing.email && !missing.password;
  const problems = {
    email: left.email && !emailChecked.ok ? emailChecked.message : undefined,
    password: left.password && missing.password ? words.login.passwordMissing : undefined,
  };
  useErrorInTitle(isRefusal(loggingIn.error));

  function showMissing() {
    setLeft({ email: true, password: true });
    setAttempt(attempt + 1);
  }

  async function submit() {
    if (loggingIn.isFetching) return;
    if (!ready) return showMissing();
    const answer = await loggingIn.trigger({ email: email.trim(), password });
    if (answer === 'half') onHalfLoggedIn();
    else if (answer) onLoggedIn(answer.user.userId);
  }

  return (
    <ShownFirst
      id="login"
      isNeeded={hasCode(loggingIn.error, 'PHONE_CODE_NEEDED')}
      onShown={() => void submit()}
      onCancel={loggingIn.reset}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormProblems attempt={attempt} problems={problems} />
        {loggingIn.error ? (
          <Notification tone="red">{loggingIn.error.message}</Notification>
        ) : (
          ended && <Notification tone="lightpurple">{words.login.ended}</Notification>
        )}
        <EmailField
          name="email"
          label={words.login.email}
          autoComplete="username"
          value={email}
          onChange={setEmail}
          onBlur={() => setLeft(before => ({ ...before, email: email !== '' }))}
          error={problems.email}
        />
        <PasswordField
          name="password"
          label={words.login.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={problems.password}
        />
        <p className={styles.reset}>
          <TextLink href={paths.resetPassword}>{words.login.reset}</TextLink>
        </p>
        <Button
          type="submit"
          block
          disabled={!ready}
          onBlockedPress={showMissing}
          loading={loggingIn.isFetching}
          loadingLabel={words.login.loggingIn}
        >
          {words.login.submit}
        </Button>
      </form>
    </ShownFirst>
  );
}
