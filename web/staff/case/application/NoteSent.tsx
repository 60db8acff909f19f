import { LONGEST_NUMBER, noteApplicationSent } from '@towpath/contracts/api/staffApplications.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import { messageAt } from './messageAt.ts';
import type { Shown } from './shown.ts';
import { words } from './words.ts';

const say = words.byHand.sent;

export type NoteProps = {
  readonly customerId: string;
  readonly application: Shown;
  /** The version that was on the screen. */
  readonly version: number;
  readonly onNoted: () => Promise<void>;
};

/** Notes that an application was sent another way than from here. */
export function NoteSent({ customerId, application: { today }, version, onNoted }: NoteProps) {
  const key = (name: string) => `sent ${customerId} ${version} ${name}`;
  const [on, setOn, forgetOn] = useTypedUntilSent(key('on'), today);
  const [reference, setReference, forgetReference] = useTypedUntilSent(key('number'), '');
  const [isDayMissing, setIsDayMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const noting = useOperation(async () => {
    await staffApi(noteApplicationSent, { params: { customerId }, body: { version, on, reference } });
    return true;
  });
  const refusedDay = messageAt(noting.error, 'on');
  const wrongDay = isDayMissing && on === '' ? say.dayMissing : refusedDay;
  useEffect(() => {
    if (refusedDay) form.current?.querySelector<HTMLElement>('[name="sent-on"]')?.focus();
  }, [refusedDay]);
  async function note(event: FormEvent) {
    event.preventDefault();
    setIsDayMissing(on === '');
    if (on === '') {
      form.current?.querySelector<HTMLElement>('[name="sent-on"]')?.focus();
      return;
    }
    if (!(await noting.trigger())) return;
    forgetOn();
    forgetReference();
    await onNoted();
  }
  return (
    <Disclosure summary={say.open}>
      <form ref={form} className={styles.form} onSubmit={event => void note(event)} noValidate>
        <p className={styles.small}>
          {say.lead} {words.byHand.told}
        </p>
        <TextField
          name="sent-on"
          type="date"
          label={say.on}
          value={on}
          onChange={setOn}
          width={12}
          error={wrongDay}
        />
        <TextField
          name="sent-number"
          label={say.number}
          value={reference}
          onChange={setReference}
          maxLength={LONGEST_NUMBER}
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
