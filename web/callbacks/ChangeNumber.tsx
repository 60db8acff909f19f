import { changeCallbackNumber } from '@towpath/contracts/api/callbacks.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../data/client.ts';
import { ApiFailure, wordsOfFailure } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import styles from './AskedCallCard.module.css';
import { words } from './words.ts';

type ChangeNumberProps = {
  readonly callbackId: string;
  readonly number: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What was typed is kept. */
  readonly onChanged: () => Promise<unknown>;
};

/** Asks for another number for the call. */
export function ChangeNumber({ callbackId, number, isOpen, onClose, onChanged }: ChangeNumberProps) {
  const [typed, setTyped] = useState(number);
  const [isMissing, setMissing] = useState(false);
  const name = useId();
  const changing = useOperation(async (contactNumber: string) => {
    await api(changeCallbackNumber, { params: { callbackId }, body: { contactNumber } });
    await onChanged();
    return true;
  });
  const { error, isFetching } = changing;
  const refused = error instanceof ApiFailure ? error.fields[0]?.message : undefined;
  async function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(typed.trim() === '');
    if (isFetching || typed.trim() === '') return;
    if (await changing.trigger(typed)) onClose();
  }
  return (
    <Modal open={isOpen} title={words.number.ask} onClose={onClose}>
      <form noValidate className={styles.dialog} onSubmit={submit}>
        <PhoneField
          name={name}
          label={words.form.phone}
          hint={words.form.phoneHint}
          value={typed}
          onChange={setTyped}
          error={isMissing ? words.form.phoneMissing : refused}
        />
        {error && !refused && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
        <Button type="submit" block loading={isFetching} loadingLabel={words.number.changing}>
          {words.number.submit}
        </Button>
        <Button block variant="secondary" onClick={onClose}>
          {words.asked.keep}
        </Button>
      </form>
    </Modal>
  );
}
