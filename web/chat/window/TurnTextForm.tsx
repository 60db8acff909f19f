import { chatText } from '@towpath/contracts/api/chat.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { checkMobilePhone } from '@towpath/domain/values/mobilePhone.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { ApiFailure, wordsOfFailure } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { words } from '../words.ts';
import styles from './ChatWindow.module.css';

type TurnTextFormProps = {
  /** Rejects with what `api` throws. */
  readonly ask: (phoneNumber: string) => Promise<true>;
  /** @param next where the focus belongs: to what is set now, or to the button that asks */
  readonly onClose: (next: 'set' | 'ask') => void;
};

/** Asks to which number the text goes; the one that we know stands there. Says what the text says, word for word. */
export function TurnTextForm({ ask, onClose }: TurnTextFormProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { answer: offer } = useRemote(() => api(chatText));
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const asking = useOperation(ask);
  const number = typed ?? offer?.phoneNumber ?? '';
  useEffect(() => heading.current?.focus(), []);

  const { error, isFetching } = asking;
  const refused = error instanceof ApiFailure ? error.fields[0]?.message : undefined;
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isFetching) return;
    const checked = checkMobilePhone(number);
    const isMissing = !checked.ok && checked.code === 'missing';
    setProblem(isMissing ? words.turnText.missing : checked.ok ? undefined : checked.message);
    if (checked.ok && (await asking.trigger(checked.value))) onClose('set');
    else field.current?.focus();
  }
  return (
    <form noValidate className={styles.card} aria-labelledby={`${id}-heading`} onSubmit={submit}>
      <h3 ref={heading} id={`${id}-heading`} tabIndex={-1}>
        {words.turnText.ask}
      </h3>
      <p>{words.turnText.when}</p>
      {offer && (
        <>
          <p>{words.turnText.says}</p>
          <blockquote className={styles.quote}>{offer.says}</blockquote>
        </>
      )}
      <PhoneField
        inputRef={field}
        name={`${id}-number`}
        label={words.turnText.number}
        hint={words.turnText.numberHint}
        value={number}
        onChange={now => {
          setTyped(now);
          setProblem(undefined);
          asking.reset();
        }}
        error={problem ?? refused}
      />
      {error && !refused && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
      <div className={styles.keep}>
        <Button type="submit" size="small" loading={isFetching} loadingLabel={words.turnText.asking}>
          {words.turnText.submit}
        </Button>
        <TextButton onClick={() => onClose('ask')}>{words.turnText.cancel}</TextButton>
      </div>
    </form>
  );
}
