import { LONGEST_NUMBER, noteApplicationAnswer } from '@towpath/contracts/api/staffApplications.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import { messageAt } from './messageAt.ts';
import type { NoteProps } from './NoteSent.tsx';
import { words } from './words.ts';

const say = words.byHand.reply;
const OUTCOMES = ['granted', 'refused'] as const;

/** Notes what those decided who took an application. */
export function NoteReply({ customerId, application: { today }, version, onNoted }: NoteProps) {
  const key = (name: string) => `reply ${customerId} ${version} ${name}`;
  const [picked, setPicked, forgetPicked] = useTypedUntilSent(key('outcome'), '');
  const [on, setOn, forgetOn] = useTypedUntilSent(key('on'), today);
  const [reference, setReference, forgetReference] = useTypedUntilSent(key('number'), '');
  const [says, setSays, forgetSays] = useTypedUntilSent(key('says'), '');
  const [missing, setMissing] = useState<'outcome' | 'on' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const outcome = OUTCOMES.find(one => one === picked);
  const noting = useOperation(async () => {
    if (!outcome) return false;
    const body = { version, outcome, on, reference, says };
    await staffApi(noteApplicationAnswer, { params: { customerId }, body });
    return true;
  });
  const refusedDay = messageAt(noting.error, 'on');
  const wrongDay = missing === 'on' && on === '' ? say.dayMissing : refusedDay;
  useEffect(() => {
    if (refusedDay) form.current?.querySelector<HTMLElement>('[name="reply-on"]')?.focus();
  }, [refusedDay]);
  async function note(event: FormEvent) {
    event.preventDefault();
    const lacks = !outcome ? 'outcome' : on === '' ? 'on' : null;
    setMissing(lacks);
    if (lacks) {
      form.current?.querySelector<HTMLElement>(`[name="reply-${lacks}"]`)?.focus();
      return;
    }
    if (!(await noting.trigger())) return;
    for (const forget of [forgetPicked, forgetOn, forgetReference, forgetSays]) forget();
    await onNoted();
  }
  return (
    <Disclosure summary={say.open}>
      <form ref={form} className={styles.form} onSubmit={event => void note(event)} noValidate>
        <p className={styles.small}>
          {say.lead} {words.byHand.told}
        </p>
        <Select
          name="reply-outcome"
          label={say.outcome}
          placeholder={say.pick}
          options={OUTCOMES.map(one => ({ value: one, label: say.outcomes[one] }))}
          value={picked}
          onChange={setPicked}
          error={missing === 'outcome' && !outcome ? say.outcomeMissing : undefined}
        />
        <TextField
          name="reply-on"
          type="date"
          label={say.on}
          value={on}
          onChange={setOn}
          width={12}
          error={wrongDay}
        />
        <TextField
          name="reply-number"
          label={say.number}
          value={reference}
          onChange={setReference}
          maxLength={LONGEST_NUMBER}
        />
        <TextArea
          name="reply-says"
          label={say.says}
          value={says}
          onChange={setSays}
          error={messageAt(noting.error, 'says')}
        />
        <p role="alert">{noting.error && !wrongDay && wordsOfFailure(noting.error)}</p>
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
    </Disclosure>
  );
}
