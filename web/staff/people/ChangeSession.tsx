import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { moveStaffPerson, type staffPerson } from '@towpath/contracts/api/staffPeople.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { STAFF_ACTS, type StaffAct, type StaffReason } from '@towpath/domain/people/sessionStatus.ts';
import { type FormEvent, useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import { useTyped } from '../typed.ts';
import styles from './People.module.css';
import { words } from './words.ts';

type ChangeSessionProps = {
  readonly person: AnswerOf<typeof staffPerson>;
  readonly onMoved: () => Promise<void>;
};

/** Completes somebody's session by phone, closes it or reopens it, each with the reason. */
export function ChangeSession({ person, onMoved }: ChangeSessionProps) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const { customerId, status, acts } = person;
  const [act, setAct] = useTyped<StaffAct | null>(`session ${customerId}`, null);
  if (status === null || acts.length === 0) return null;
  return (
    <section aria-labelledby="change-session" className={styles.change}>
      <h3 id="change-session" ref={heading} tabIndex={-1}>
        {words.act.heading}
      </h3>
      {act === null ? (
        <div className={styles.acts}>
          {acts.map(one => (
            <Button key={one} variant="secondary" size="small" onClick={() => setAct(one)}>
              {words.act.names[one]}
            </Button>
          ))}
        </div>
      ) : (
        <ReasonForm
          key={act}
          customerId={customerId}
          act={act}
          from={status}
          onLeft={() => {
            setAct(null);
            heading.current?.focus();
          }}
          onMoved={async () => {
            await onMoved();
            setAct(null);
            announce(words.act.done(act === 'reopen' ? 'Active' : STAFF_ACTS[act].to));
          }}
        />
      )}
    </section>
  );
}

type ReasonFormProps = {
  readonly customerId: string;
  readonly act: StaffAct;
  readonly from: NonNullable<AnswerOf<typeof staffPerson>['status']>;
  readonly onLeft: () => void;
  readonly onMoved: () => Promise<void>;
};

function ReasonForm({ customerId, act, from, onLeft, onMoved }: ReasonFormProps) {
  const [reason, setReason] = useTyped<StaffReason | null>(`session why ${customerId} ${act}`, null);
  const [isLacking, setLacking] = useState(false);
  const { says, follows } = words.act.explains[act];
  const moving = useOperation(async (because: StaffReason) => {
    await staffApi(moveStaffPerson, { params: { customerId }, body: { act, reason: because, from } });
    return true;
  });
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (moving.isFetching) return;
    setLacking(reason === null);
    if (reason !== null && (await moving.trigger(reason))) await onMoved();
  }
  return (
    <form noValidate onSubmit={submit} className={styles.reasons}>
      <div>
        <p>{says}</p>
        {follows.length > 0 && (
          <ul className={styles.follows}>
            {follows.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <RadioList
        name="reason"
        labelStyle="field"
        label={words.act.reason}
        options={STAFF_ACTS[act].reasons.map(id => ({ id, label: words.reasons[id] }))}
        value={reason}
        onChange={id => setReason(STAFF_ACTS[act].reasons.find(one => one === id) ?? null)}
        error={isLacking && reason === null ? words.act.missing : undefined}
      />
      {moving.error && <Notification tone="red">{wordsOfFailure(moving.error)}</Notification>}
      <div className={styles.acts}>
        <Button
          type="submit"
          size="small"
          variant={act === 'close' ? 'danger' : 'primary'}
          loading={moving.isFetching}
          loadingLabel={words.act.saving}
        >
          {words.act.names[act]}
        </Button>
        <TextButton onClick={onLeft}>{words.act.keep}</TextButton>
      </div>
    </form>
  );
}
