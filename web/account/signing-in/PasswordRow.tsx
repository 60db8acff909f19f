import { choosePassword } from '@towpath/contracts/api/passwords.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting } from '@towpath/design-system/cards/SettingList.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { password as passwordIcon } from '@towpath/design-system/icons/drawings.generated.ts';
import { PasswordField } from '@towpath/design-system/inputs/PasswordField.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { NewPasswordForm } from '../../identity/NewPasswordForm.tsx';
import { PasswordByLink } from '../../identity/PasswordByLink.tsx';
import { useAccount } from '../accountContext.ts';
import { ChangeRow } from '../ChangeRow.tsx';
import formStyles from '../ProtectedForm.module.css';
import { words } from '../words.ts';

/** The password: when it was set, and a new one. */
export function PasswordRow() {
  const { account, again } = useAccount();
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
      {close => (
        <ChangePassword
          onCancel={() => close()}
          onSaved={() => {
            close(words.signingIn.changed);
            void again();
          }}
        />
      )}
    </ChangeRow>
  );
}

/** Asks for the password of now and a new one. The call proves the first itself, so it needs no confirmation before. */
function ChangePassword({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const { account } = useAccount();
  const [current, setCurrent] = useState('');
  const [wasTried, setTried] = useState(false);
  const saving = useOperation(async (newPassword: string) => {
    await api(choosePassword, { body: { newPassword, currentPassword: current } });
    return true;
  });
  const isWrong = hasCode(saving.error, 'CURRENT_PASSWORD_WRONG');
  const missing = wasTried && current === '' ? words.signingIn.currentMissing : undefined;

  async function save(newPassword: string) {
    setTried(true);
    if (current !== '' && (await saving.trigger(newPassword))) onSaved();
  }

  return (
    <div className={formStyles.form}>
      {saving.error && !isWrong && <Notification tone="red">{saving.error.message}</Notification>}
      <PasswordField
        name="currentPassword"
        label={words.signingIn.current}
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        error={missing ?? (isWrong ? saving.error?.message : undefined)}
        required
      />
      <NewPasswordForm email={account.email} saving={saving.isFetching} onSave={save} />
      <div>
        <TextButton onClick={onCancel}>{words.cancel}</TextButton>
      </div>
    </div>
  );
}
