import { casePlan, noteTalkOfPlan } from '@towpath/contracts/api/staffPlans.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { TALKED_HOW } from '@towpath/domain/plans/talkFirst.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../../data/failure.ts';
import { useOperation, useRemote } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import { Understood } from '../../work/Understood.tsx';
import styles from '../Case.module.css';
import { messageAt } from './messageAt.ts';
import { words } from './words.ts';

const say = words.talk;

type NoteTalkProps = {
  readonly customerId: string;
  /** Whether whoever looks may note it. */
  readonly mayNote: boolean;
  readonly onNoted: () => Promise<void>;
};

/** What an insolvency waits for before it is accepted: that one of us notes the talk about it, with what to go through in it. */
export function NoteTalk({ customerId, mayNote, onNoted }: NoteTalkProps) {
  const params = { customerId };
  const { answer } = useRemote(() => staffApi(casePlan, { params }));
  const [typedOn, setOn, forgetOn] = useTypedUntilSent(`talk ${customerId} on`, '');
  const [picked, setPicked, forgetPicked] = useTypedUntilSent(`talk ${customerId} how`, '');
  const [hasGoneThrough, setHasGoneThrough] = useState(false);
  const [missing, setMissing] = useState<'how' | 'on' | 'through' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const plan = answer?.plan;
  const on = typedOn === '' ? (plan?.talk?.today ?? '') : typedOn;
  const how = TALKED_HOW.find(one => one === picked);
  const noting = useOperation(async () => {
    if (!plan || !how) return false;
    await staffApi(noteTalkOfPlan, { params, body: { planId: plan.id, on, how, hasGoneThrough } });
    return true;
  });
  const refusedDay = messageAt(noting.error, 'on');
  useEffect(() => {
    if (refusedDay) form.current?.querySelector<HTMLElement>('[name="talk-on"]')?.focus();
  }, [refusedDay]);
  if (!plan?.talk?.waits) return null;
  async function note(event: FormEvent) {
    event.preventDefault();
    const lacks = !how ? 'how' : on === '' ? 'on' : hasGoneThrough ? null : 'through';
    setMissing(lacks);
    if (lacks) {
      form.current?.querySelector<HTMLElement>(`[name="talk-${lacks}"]`)?.focus();
      return;
    }
    if (!(await noting.trigger())) return;
    forgetOn();
    forgetPicked();
    await onNoted();
  }
  return (
    <Notification tone="orange" live={false} heading={say.heading} headingLevel={3}>
      <p>{say.text}</p>
      {mayNote && (
        <form ref={form} className={styles.form} onSubmit={event => void note(event)} noValidate>
          <Understood answers={plan.talk.understanding} />
          <Select
            name="talk-how"
            label={say.how}
            placeholder={say.pick}
            options={TALKED_HOW.map(one => ({ value: one, label: say.ways[one] }))}
            value={picked}
            onChange={setPicked}
            error={missing === 'how' && !how ? say.howMissing : undefined}
          />
          <TextField
            name="talk-on"
            type="date"
            label={say.on}
            value={on}
            onChange={setOn}
            width={12}
            error={missing === 'on' && on === '' ? say.onMissing : refusedDay}
          />
          <Checkbox
            name="talk-through"
            label={say.through}
            checked={hasGoneThrough}
            onChange={setHasGoneThrough}
            error={missing === 'through' && !hasGoneThrough ? say.throughMissing : undefined}
          />
          <p role="alert">{noting.error && !refusedDay && wordsOfFailure(noting.error)}</p>
          <Button
            type="submit"
            size="small"
            variant="secondary"
            loading={noting.isFetching}
            loadingLabel={words.byHand.busy}
          >
            {say.button}
          </Button>
        </form>
      )}
    </Notification>
  );
}
