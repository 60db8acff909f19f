import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import styles from './Members.module.css';
import { words } from './words.ts';

const says = words.member;

type ReasonFormProps<Reason extends string> = {
  /** Of its fields, as the page has it once. */
  readonly name: string;
  readonly reasons: readonly Reason[];
  readonly submit: string;
  readonly submitting: string;
  /** Fields besides the reason, and what is wrong with them once the button was pressed. */
  readonly children?: (isTried: boolean) => ReactNode;
  readonly isWhole?: boolean;
  readonly save: (why: Reason) => Promise<unknown>;
};

/** A change to somebody of the staff, with why: the log has it. */
export function ReasonForm<Reason extends keyof typeof says.reasons>({
  name,
  reasons,
  submit,
  submitting,
  children,
  isWhole = true,
  save,
}: ReasonFormProps<Reason>) {
  const [why, setWhy] = useState('');
  const [isTried, setTried] = useState(false);
  const saving = useOperation(save);
  const reason = reasons.find(one => one === why);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (saving.isFetching) return;
    setTried(true);
    if (!reason || !isWhole) return;
    await saving.trigger(reason);
  }

  return (
    <form noValidate onSubmit={send} className={styles.form}>
      {saving.error && <Notification tone="red">{wordsOfFailure(saving.error)}</Notification>}
      {children?.(isTried)}
      <Select
        name={`${name}-why`}
        label={says.why}
        value={why}
        onChange={setWhy}
        options={reasons.map(one => ({ value: one, label: says.reasons[one] }))}
        error={isTried && !reason ? says.missingWhy : undefined}
      />
      <p>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          loading={saving.isFetching}
          loadingLabel={submitting}
        >
          {submit}
        </Button>
      </p>
    </form>
  );
}
