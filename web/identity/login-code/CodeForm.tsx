import { loginWithCode } from '@towpath/contracts/api/secondFactor.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { CodeEntry } from '@towpath/design-system/inputs/CodeEntry.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { paths } from '../../shell/paths.ts';
import { FormProblems } from '../FormProblems.tsx';
import styles from './CodeForm.module.css';
import { words } from './words.ts';

type CodeFormProps = {
  readonly challenge: string;
  /** What the guest of this browser told us comes along. */
  readonly brings?: boolean;
  readonly onLoggedIn: (userId: string) => void;
  /** The login has waited too long, or has ended. */
  readonly onOver: () => void;
};

/** Asks for the code of the app or, in its place, for a recovery code. What is wrong is said at the field. */
export function CodeForm({ challenge, brings = false, onLoggedIn, onOver }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [tried, setTried] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const loggingIn = useOperation(async () => {
    try {
      return await api(loginWithCode, { body: { challenge, code, ...(brings && { bringsGuest: true }) } });
    } catch (failure) {
      if (!hasCode(failure, 'LOGIN_CHALLENGE_ENDED')) throw failure;
      return 'over' as const;
    }
  });
  const wasRecovery = useRef(isRecovery);
  useEffect(() => {
    if (wasRecovery.current !== isRecovery) field.current?.focus();
    wasRecovery.current = isRecovery;
  }, [isRecovery]);

  const isWrong = hasCode(loggingIn.error, 'CODE_NOT_RIGHT') && tried === code;
  const missing = isRecovery ? words.recoveryMissing : words.codeMissing;
  const isReady = isRecovery ? code.trim() !== '' : code.length === 6;
  const error = isWrong ? loggingIn.error?.message : attempt > 0 && !isReady ? missing : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loggingIn.isFetching) return;
    setTried(code);
    if (isReady) {
      const answer = await loggingIn.trigger();
      if (answer === 'over') return onOver();
      if (answer) return onLoggedIn(answer.user.userId);
    }
    setAttempt(attempt + 1);
  }

  function turnTo(recovery: boolean) {
    setRecovery(recovery);
    setCode('');
    setAttempt(0);
    loggingIn.reset();
  }

  const shared = { name: 'code', value: code, onChange: setCode, error, inputRef: field };
  return (
    <>
      <p className="lead">{isRecovery ? words.leadRecovery : words.lead}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <FormProblems attempt={attempt} problems={{ code: error }} />
        {loggingIn.error && !hasCode(loggingIn.error, 'CODE_NOT_RIGHT') && (
          <Notification tone="red">
            {hasCode(loggingIn.error, 'CANNOT_BE_OPENED') ? (
              <>
                {words.lost.before} <a href={paths.contact}>{words.lost.link}</a>
                {words.lost.after}
              </>
            ) : (
              loggingIn.error.message
            )}
          </Notification>
        )}
        {isRecovery ? (
          <TextField
            {...shared}
            label={words.recovery}
            hint={words.recoveryHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ) : (
          <CodeEntry {...shared} label={words.code} hint={words.codeHint} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" loading={loggingIn.isFetching} loadingLabel={words.loggingIn}>
            {words.submit}
          </Button>
          <TextButton onClick={() => turnTo(!isRecovery)}>
            {isRecovery ? words.useApp : words.useRecovery}
          </TextButton>
        </div>
      </form>
      <h2 className={styles.neither}>{words.neither.heading}</h2>
      <p>
        {words.neither.before} <a href={paths.contact}>{words.neither.link}</a>
        {words.neither.after}
      </p>
    </>
  );
}
