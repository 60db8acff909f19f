import { addStaffMember } from '@towpath/contracts/api/staffMembers.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { EmailField } from '@towpath/design-system/inputs/EmailField.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiFailure, wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { FormProblems } from '../../identity/FormProblems.tsx';
import { staffApi } from '../staffApi.ts';
import styles from './Members.module.css';
import { words } from './words.ts';

const says = words.add;

type AddMemberProps = {
  readonly roles: readonly string[];
  readonly onAdded: (link: string) => Promise<unknown>;
  readonly onCancel: () => void;
};

/** Who is new, and what they may do. */
export function AddMember({ roles, onAdded, onCancel }: AddMemberProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [given, setGiven] = useState({ email: '', name: '', role: '' });
  const [attempt, setAttempt] = useState(0);
  const adding = useOperation(() => staffApi(addStaffMember, { body: given }));
  const refused = adding.error instanceof ApiFailure ? adding.error.fields : [];
  const lackOf = (name: keyof typeof given) =>
    given[name].trim() === '' ? says.missing[name] : refused.find(({ field }) => field === name)?.message;
  const lacks = { name: lackOf('name'), email: lackOf('email'), role: lackOf('role') };
  const problems: Partial<typeof lacks> = attempt > 0 ? lacks : {};
  const field = (name: keyof typeof given) => ({
    name,
    label: says[name],
    value: given[name],
    onChange: (value: string) => setGiven({ ...given, [name]: value }),
    error: problems[name],
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (adding.isFetching) return;
    const isWhole = Object.values(given).every(one => one.trim() !== '');
    const made = isWhole ? await adding.trigger() : undefined;
    if (made) return void (await onAdded(made.link));
    setAttempt(attempt + 1);
  }

  return (
    <Card as="section" labelledBy="add-member">
      <form noValidate onSubmit={submit} className={styles.form}>
        <h2 id="add-member">{says.heading}</h2>
        <FormProblems attempt={attempt} problems={problems} />
        {adding.error && refused.length === 0 && (
          <Notification tone="red">{wordsOfFailure(adding.error)}</Notification>
        )}
        <TextField {...field('name')} inputRef={first} hint={says.nameHint} autoComplete="off" />
        <EmailField {...field('email')} autoComplete="off" />
        <Select {...field('role')} options={roles.map(role => ({ value: role, label: role }))} />
        <p className={styles.buttons}>
          <Button type="submit" loading={adding.isFetching} loadingLabel={says.submitting}>
            {says.submit}
          </Button>
          <TextButton onClick={onCancel}>{says.cancel}</TextButton>
        </p>
      </form>
    </Card>
  );
}
