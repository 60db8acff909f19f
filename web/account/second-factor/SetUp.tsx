import { addSecondFactor } from '@towpath/contracts/api/secondFactor.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { CodeEntry } from '@towpath/design-system/inputs/CodeEntry.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { FormProblems } from '../../identity/FormProblems.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SetUp.module.css';
import { useCopy } from './useCopy.ts';
import { words as allWords } from './words.ts';

const words = allWords.setUp;

type SetUpProps = {
  /** What the app makes its codes from, to type in; `address` is the same to scan or open. */
  readonly secret: string;
  readonly address: string;
  /** Codes are on; the recovery codes are shown now. */
  readonly onAdded: () => void;
  /** They were kept. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** Brings the secret into the person's app, takes a first code of it, and then shows the recovery codes once. */
export function SetUp({ secret, address, onAdded, onDone, onCancel }: SetUpProps) {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { copy, said } = useCopy(secret.replaceAll(' ', ''), words.copied);
  const adding = useOperation(() => api(addSecondFactor, { body: { code } }));
  useEffect(() => heading.current?.focus(), []);

  if (adding.answer) return <RecoveryCodes codes={adding.answer.recoveryCodes} onDone={onDone} />;

  const isWrong = hasCode(adding.error, 'CODE_NOT_RIGHT') && tried === code;
  const isReady = code.length === 6;
  const error = isWrong ? adding.error?.message : attempt > 0 && !isReady ? words.codeMissing : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (adding.isFetching) return;
    setTried(code);
    if (isReady && (await adding.trigger())) return onAdded();
    setAttempt(attempt + 1);
  }

  const isPhone = matchMedia('(pointer: coarse)').matches;
  const here = (
    <>
      <p>{words.here}</p>
      <div>
        <TextLink href={address}>{words.open}</TextLink>
      </div>
    </>
  );
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <h4 ref={heading} tabIndex={-1} className={styles.heading}>
        {words.heading}
      </h4>
      {/* The picture is for who reads this on another screen than that of their phone. */}
      {isPhone && here}
      <p>{words.scan}</p>
      <QrCode text={address} label={words.picture} />
      {!isPhone && here}
      <p>{words.type}</p>
      <p className={styles.key}>{inFours(secret)}</p>
      <div>
        <TextButton onClick={copy}>{words.copy}</TextButton>
        <p role="status" className="small">
          {said}
        </p>
      </div>
      <FormProblems attempt={attempt} problems={{ code: error }} />
      {adding.error && !hasCode(adding.error, 'CODE_NOT_RIGHT') && (
        <Notification tone="red">{adding.error.message}</Notification>
      )}
      <CodeEntry
        name="code"
        label={words.code}
        hint={words.codeHint}
        value={code}
        onChange={setCode}
        error={error}
        required
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={adding.isFetching} loadingLabel={words.saving}>
          {words.submit}
        </Button>
        <TextButton onClick={onCancel}>{allWords.cancel}</TextButton>
      </div>
    </form>
  );
}

/** As people read it out to themselves while they type it. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(' ') ?? secret;
}
