import { choosePassword } from '@towpath/contracts/api/passwords.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting } from '@towpath/design-system/cards/SettingList.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { password as passwordIcon } from '@towpath/design-system/icons/drawings.generated.ts';
import { PasswordField } from '@towpath/design-system/inputs/PasswordField.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useId, useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { FormProblems } from '../../identity/FormProblems.tsx';
import { NewPasswordForm } from '../../identity/NewPasswordForm.tsx';
import { PasswordByLink } from '../../identity/PasswordByLink.tsx';
import { useAccount } from '../accountContext.ts';
import { ChangeRow } from '../ChangeRow.tsx';
import { CodeField } from '../CodeField.tsx';
import formStyles from '../ProtectedForm.module.css';
import { words } from '../words.ts';

/** The password: when it was set, and a new one. */
export function PasswordRow() {
  const { account } = useAccount();
  const { hasPassword, passwordSetOn } = account;
  if (!hasPassword) {
    return (
      <Setting icon={passwordIcon} name={words.signingIn.password} value={words.signingIn.noPassword}>
        <PasswordByLink email={account.email} />
      </Setting>
    );
  }
  return (
    <ChangeRow
      icon={passwordIcon}
      name={words.signingIn.password}
      value={
        passwordSetOn ? words.signingIn.passwordSet(sayDay(passwordSetOn)) : words.signingIn.passwordKept
      }
    >
      {close => <ChangePassword onCancel={() => close()} onSaved={() => close(words.signingIn.changed)} />}
    </ChangeRow>
  );
}

/**
 * Asks for the password of now, for a code of who has turned codes on, and for a new password. The call proves who it is
 * itself, so it needs no confirmation before.
 */
function ChangePassword({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const { account, again } = useAccount();
  const [current, setCurrent] = useState('');
  const [code, setCode] = useState('');
  const codeId = `${useId()}-code`;
  const [attempt, setAttempt] = useState(0);
  // Codes may have been turned on elsewhere since the account was read.
  const [isRefusedWithout, setRefusedWithout] = useState(false);
  const asksCode = account.secondFactor !== null || isRefusedWithout;
  const saving = useOperation(async (newPassword: string) => {
    const body = { newPassword, currentPassword: current, ...(asksCode && { code }) };
    try {
      await api(choosePassword, { body });
      await again();
    } catch (failure) {
      setRefusedWithout(isRefusedWithout || hasCode(failure, 'CODE_NOT_RIGHT'));
      throw failure;
    }
    return true;
  });
  const isWrong = hasCode(saving.error, 'CURRENT_PASSWORD_WRONG');
  const isCodeWrong = hasCode(saving.error, 'CODE_NOT_RIGHT');
  const lacks = { current: current === '', code: asksCode && code.trim() === '' };
  const problems = {
    currentPassword:
      attempt > 0 && lacks.current
        ? words.signingIn.currentMissing
        : isWrong
          ? saving.error?.message
          : undefined,
    [codeId]:
      attempt > 0 && lacks.code ? words.confirm.codeMissing : isCodeWrong ? saving.error?.message : undefined,
  };

  async function save(newPassword: string) {
    if (!lacks.current && !lacks.code && (await saving.trigger(newPassword))) return onSaved();
    setAttempt(attempt + 1);
  }

  return (
    <div className={formStyles.form}>
      <FormProblems attempt={attempt} problems={saving.isFetching ? {} : problems} />
      {saving.error && !isWrong && !isCodeWrong && (
        <Notification tone="red">{saving.error.message}</Notification>
      )}
      <PasswordField
        name="currentPassword"
        label={words.signingIn.current}
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        error={problems.currentPassword}
        required
      />
      {asksCode && <CodeField id={codeId} value={code} onChange={setCode} error={problems[codeId]} />}
      <NewPasswordForm email={account.email} saving={saving.isFetching} onSave={save} />
      <div>
        <TextButton onClick={onCancel}>{words.cancel}</TextButton>
      </div>
    </div>
  );
}
