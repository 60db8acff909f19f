import { type Account, changeName } from '@towpath/contracts/api/account.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { TITLES } from '@towpath/domain/people/titles.ts';
import { checkName } from '@towpath/domain/values/text.ts';
import { type FormEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import { FormProblems } from '../../identity/FormProblems.tsx';
import { useAccount } from '../accountContext.ts';
import formStyles from '../ProtectedForm.module.css';
import { words } from '../words.ts';
import { useSeen } from './useSeen.ts';

/** Title, first, middle and last names. All but the first may be left empty. */
export function ChangeName({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const { account } = useAccount();
  const seen = useSeen();
  const [forename, setForename] = useState(account.forename ?? '');
  const [surname, setSurname] = useState(account.surname ?? '');
  const [title, setTitle] = useState(account.title ?? '');
  const [middlename, setMiddlename] = useState(account.middlename ?? '');
  const [attempt, setAttempt] = useState(0);
  const saving = useOperation(async () => {
    await seen.saving(was =>
      api(changeName, { body: { title, forename, middlename, surname, was: nameIn(was) } }),
    );
    return true;
  });
  const orNone = (name: string) => (name.trim() === '' ? undefined : checkName(name));
  const [first, middle, last] = [checkName(forename), orNone(middlename), orNone(surname)];
  const problems = {
    ...(!first.ok && { forename: first.message }),
    ...(middle && !middle.ok && { middlename: middle.message }),
    ...(last && !last.ok && { surname: last.message }),
  };
  const shown: { forename?: string; middlename?: string; surname?: string } = attempt > 0 ? problems : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (Object.keys(problems).length === 0 && !saving.isFetching && (await saving.trigger())) onSaved();
  }

  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <FormProblems attempt={attempt} problems={shown} />
      {saving.error && <Notification tone="red">{saving.error.message}</Notification>}
      {seen.now && (
        <Notification tone="orange" live={false}>
          {words.details.nameNow(Object.values(nameIn(seen.now)).filter(Boolean).join(' '))}
        </Notification>
      )}
      <Select
        name="title"
        label={words.details.title}
        placeholder={words.details.noTitle}
        autoComplete="honorific-prefix"
        options={TITLES.map(({ name }) => ({ value: name, label: name }))}
        value={title}
        onChange={setTitle}
      />
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
        name="middlename"
        label={words.details.middlename}
        autoComplete="additional-name"
        value={middlename}
        onChange={setMiddlename}
        error={shown.middlename}
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

function nameIn({ title, forename, middlename, surname }: Account) {
  return {
    title: title ?? '',
    forename: forename ?? '',
    middlename: middlename ?? '',
    surname: surname ?? '',
  };
}
