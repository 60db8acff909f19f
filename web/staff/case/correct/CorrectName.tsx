import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type casePerson, correctName } from '@towpath/contracts/api/staffCorrections.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { TITLES } from '@towpath/domain/people/titles.ts';
import { useState } from 'react';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import { messageAt } from '../messageAt.ts';
import { Correction } from './Correction.tsx';
import { words } from './words.ts';

export type Person = AnswerOf<typeof casePerson>;

/** What each form about the person is given. */
export type OfPersonProps = {
  readonly customerId: string;
  readonly person: Person;
  readonly label: string;
  readonly again: () => Promise<Person | undefined>;
  readonly onSaved: () => Promise<unknown>;
  readonly onCancel: () => void;
};

/** The parts of a name in a line; empty ones are left out. */
export function wholeName({ title, forename, middlename, surname }: Person['name']): string {
  return [title, forename, middlename, surname].filter(Boolean).join(' ');
}

/** The name of the person, put right with them. */
export function CorrectName({ customerId, person, label, again, ...ends }: OfPersonProps) {
  const { fields, onSaved, onCancel } = useDraft(`right name ${customerId}`, ends);
  const [name, setName] = useDraftField(fields, `name ${wholeName(person.name)}`, person.name);
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [changedTo, setChangedTo] = useState<string>();
  const saving = useOperation(async () => {
    const body = { reason, ...name, was: person.name };
    await staffApi(correctName, { params: { customerId }, body });
    return true;
  });
  async function save() {
    if (await saving.trigger()) await onSaved();
  }
  async function lookAgain() {
    const now = await again();
    if (!now) return;
    saving.reset();
    setChangedTo(wholeName(now.name));
  }
  const part = (of: 'forename' | 'middlename' | 'surname') => (
    <TextField
      name={`right-${of}`}
      label={words.name[of]}
      optional={of !== 'forename'}
      value={name[of]}
      onChange={text => setName({ ...name, [of]: text })}
      autoComplete="off"
      error={messageAt(saving.error, of)}
    />
  );
  return (
    <Correction
      label={label}
      name="right-name"
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={lookAgain}
      notice={
        changedTo !== undefined && (
          <Notification tone="orange" heading={words.meanwhile} headingLevel={3}>
            {words.now(changedTo || words.nothing)}
          </Notification>
        )
      }
    >
      <Select
        name="right-title"
        label={words.name.title}
        optional
        options={[
          { value: '', label: words.name.noTitle },
          ...TITLES.map(title => ({ value: title.name, label: title.name })),
        ]}
        value={name.title}
        onChange={title => setName({ ...name, title })}
        error={messageAt(saving.error, 'title')}
      />
      {part('forename')}
      {part('middlename')}
      {part('surname')}
    </Correction>
  );
}
