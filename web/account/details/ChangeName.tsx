import { changeName } from '@towpath/contracts/api/account.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { checkName } from '@towpath/domain/values/text.ts';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import { FormProblems } from '../../identity/FormProblems.tsx';
import { useAccount } from '../accountContext.ts';
import formStyles from '../ProtectedForm.module.css';
import { words } from '../words.ts';

/** First and last name. A last name may be left empty by who has one name only. */
export function ChangeName({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const { account, again } = useAccount();
  const [forename, setForename] = useState(account.forename ?? '');
  const [surname, setSurname] = useState(account.surname ?? '');
  const [attempt, setAttempt] = useState(0);
  const saving = useOperation(async () => {
    await api(changeName, { body: { forename, surname } });
    // What is said to be saved has to stand there.
    await again();
    return true;
  });
  const [first, last] = [checkName(forename), surname.trim() === '' ? undefined : checkName(surname)];
  const problems = {
    ...(!first.ok && { forename: first.message }),
    ...(last && !last.ok && { surname: last.message }),
  };
  const shown: { forename?: string; surname?: string } = attempt > 0 ? problems : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (Object.keys(problems).length === 0 && !saving.isFetching && (await saving.trigger())) onSaved();
  }

  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <FormProblems attempt={attempt} problems={shown} />
      {saving.error && <Notification tone="red">{saving.error.message}</Notification>}
      <TextField
        name="forename"
        label={words.details.forename}
        autoComplete="given-name"
        value={forename}
        onChange={setForename}
        error={shown.forename}
        required
      />
      <TextField
        name="surname"
        label={words.details.surname}
        autoComplete="family-name"
        value={surname}
        onChange={setSurname}
        error={shown.surname}
      />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={saving.isFetching} loadingLabel={words.saving}>
          {words.save}
        </Button>
        <TextButton onClick={onCancel}>{words.cancel}</TextButton>
      </div>
    </form>
  );
}
