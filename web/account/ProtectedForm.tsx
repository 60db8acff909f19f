import { confirmPassword } from '@towpath/contracts/api/account.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { PasswordField } from '@towpath/design-system/inputs/PasswordField.tsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { api } from '../data/client.ts';
import { ApiFailure, hasCode } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import { FormProblems } from '../identity/FormProblems.tsx';
import { PasswordByLink } from '../identity/PasswordByLink.tsx';
import { useAccount } from './accountContext.ts';
import { CodeField } from './CodeField.tsx';
import styles from './ProtectedForm.module.css';
import { words } from './words.ts';

/** What is wrong with each field, by its id. */
export type Problems = Readonly<Record<string, string | undefined>>;

type ProtectedFormProps = {
  /** The fields, given what is wrong with each. */
  readonly children: (problems: Problems) => ReactNode;
  /** What the fields lack, by id; looked at when the button is pressed. Ids are the names the server has for them. */
  readonly problems?: Problems;
  /** Makes the change, with the proof that it is them. */
  readonly save: (confirmation: string) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  readonly saveLabel?: string;
};

/**
 * The form of a change that only the person themselves may make: it asks for the password once more, and for a code where
 * they have turned codes on. What the server refuses is said at its field, and all that was typed stays.
 */
export function ProtectedForm({
  children,
  problems = {},
  save,
  onSaved,
  onCancel,
  saveLabel = words.save,
}: ProtectedFormProps) {
  const { account } = useAccount();
  const id = useId();
  const [passwordId, codeId] = [`${id}-password`, `${id}-code`];
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  // Codes may have been turned on elsewhere since the account was read.
  const [isRefusedWithout, setRefusedWithout] = useState(false);
  const asksCode = account.secondFactor !== null || isRefusedWithout;
  const [attempt, setAttempt] = useState(0);
  const held = useRef<{ readonly confirmation: string; readonly password: string; readonly code: string }>(
    undefined,
  );
  const isCancelled = useRef(false);
  useEffect(() => {
    isCancelled.current = false;
    return () => {
      isCancelled.current = true;
    };
  }, []);
  const saving = useOperation(async () => {
    // A change that was refused for another reason needs no second proof for the same password and code.
    if (held.current?.password !== password || held.current.code !== code) {
      const body = { password, ...(asksCode && { code }) };
      try {
        const { confirmation } = await api(confirmPassword, { body });
        held.current = { confirmation, password, code };
      } catch (failure) {
        setRefusedWithout(isRefusedWithout || hasCode(failure, 'CODE_NOT_RIGHT'));
        throw failure;
      }
    }
    // They pressed Cancel while the password was looked at: nothing has changed yet, and nothing may.
    if (isCancelled.current) return false;
    try {
      await save(held.current.confirmation);
    } catch (failure) {
      if (hasCode(failure, 'CONFIRMATION_NEEDED')) held.current = undefined;
      throw failure;
    }
    return true;
  });

  const lacking: Problems = {
    ...problems,
    [passwordId]: password === '' ? words.confirm.missing : undefined,
    [codeId]: asksCode && code.trim() === '' ? words.confirm.codeMissing : undefined,
  };
  const isComplete = Object.values(lacking).every(problem => problem === undefined);
  const refused = saving.isFetching
    ? {}
    : refusedFields(saving.error, { password: passwordId, code: codeId });
  const shown: Problems = attempt === 0 ? {} : { ...refused, ...defined(lacking) };
  const isElsewhere = saving.error && Object.keys(refused).length === 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isFetching) return;
    setAttempt(attempt + 1);
    if (isComplete && (await saving.trigger())) onSaved();
  }

  if (!account.hasPassword) {
    return (
      <div className={styles.form}>
        <Notification tone="lightpurple">{words.confirm.none}</Notification>
        <div>
          <PasswordByLink email={account.email} />
        </div>
        <div>
          <TextButton onClick={onCancel}>{words.cancel}</TextButton>
        </div>
      </div>
    );
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FormProblems attempt={attempt} problems={shown} />
      {isElsewhere && <Notification tone="red">{saving.error?.message ?? ''}</Notification>}
      {children(shown)}
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={account.email} />
      <PasswordField
        id={passwordId}
        name="password"
        label={words.confirm.label}
        hint={words.confirm.hint}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={shown[passwordId]}
        required
      />
      {asksCode && <CodeField id={codeId} value={code} onChange={setCode} error={shown[codeId]} />}
      <div className={styles.buttons}>
        <Button type="submit" loading={saving.isFetching} loadingLabel={words.saving}>
          {saveLabel}
        </Button>
        <TextButton onClick={onCancel}>{words.cancel}</TextButton>
      </div>
    </form>
  );
}

/** What the server said of single fields; `ids` are those of the fields that prove who it is, by its names for them. */
function refusedFields(failure: unknown, ids: Readonly<Record<string, string>>): Problems {
  if (!(failure instanceof ApiFailure)) return {};
  return Object.fromEntries(failure.fields.map(({ field, message }) => [ids[field] ?? field, message]));
}

function defined(problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
