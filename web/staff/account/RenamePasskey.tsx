import { LONGEST_PASSKEY_NAME, renameStaffPasskey } from '@towpath/contracts/api/staffAccount.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Account.module.css';
import { words } from './words.ts';

const says = words.passkeys;

type RenamePasskeyProps = {
  readonly passkey: { readonly id: string; readonly name: string };
  readonly onRenamed: () => Promise<unknown>;
  readonly onCancel: () => void;
};

/** Another name for a passkey, in its row. */
export function RenamePasskey({ passkey, onRenamed, onCancel }: RenamePasskeyProps) {
  const [name, setName] = useState(passkey.name);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const saving = useOperation(async () => {
    await staffApi(renameStaffPasskey, { params: { passkeyId: passkey.id }, body: { name: name.trim() } });
    return true;
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isFetching) return;
    setMissing(name.trim() === '');
    if (name.trim() === '') return field.current?.focus();
    if (await saving.trigger()) await onRenamed();
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className={styles.form}
      onKeyDown={event => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      {saving.error && <Notification tone="red">{wordsOfFailure(saving.error)}</Notification>}
      <TextField
        name={`passkey-${passkey.id}`}
        inputRef={field}
        label={says.newName}
        value={name}
        onChange={setName}
        maxLength={LONGEST_PASSKEY_NAME}
        error={isMissing ? says.missing : undefined}
      />
      <p className={styles.buttons}>
        <Button type="submit" size="small" loading={saving.isFetching} loadingLabel={says.saving}>
          {says.save}
        </Button>
        <TextButton onClick={onCancel}>{says.cancel}</TextButton>
      </p>
    </form>
  );
}
