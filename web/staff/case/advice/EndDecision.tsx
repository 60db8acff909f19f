import { lookAtChange, takeBackDecision } from '@towpath/contracts/api/staffAdvice.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../../data/failure.ts';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField, useTyped } from '../../typed.ts';
import styles from '../Case.module.css';
import { words } from '../words.ts';

const say = words.decide;
/** How a decision is brought to count for nothing. */
export type Ends = keyof typeof say.end;

type EndDecisionProps = {
  readonly customerId: string;
  readonly decisionId: string;
  readonly how: Ends;
  readonly onEnded: () => Promise<unknown>;
};

/** Refuses a change, withdraws it or takes back what counts, each with a reason: first the button, then the form. */
export function EndDecision({ customerId, decisionId, how, onEnded }: EndDecisionProps) {
  const { fields, onSaved, onCancel } = useDraft(`end ${how} ${decisionId}`, {
    onSaved: onEnded,
    onCancel: keep,
  });
  const [isOpen, setOpen] = useTyped(`end open ${how} ${decisionId}`, false);
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  const ending = useOperation(async () => {
    const params = { customerId, decisionId };
    if (how === 'refuse') await staffApi(lookAtChange, { params, body: { approves: false, reason } });
    else await staffApi(takeBackDecision, { params, body: { reason } });
    return true;
  });
  useEffect(() => {
    if (isOpen) form.current?.querySelector('textarea')?.focus();
    else if (isLeft.current) opener.current?.focus();
  }, [isOpen]);
  function keep() {
    isLeft.current = true;
    setOpen(false);
    setReason('');
    setTried(false);
  }
  const texts = say.end[how];
  if (!isOpen) {
    return (
      <Button ref={opener} size="small" variant="secondary" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
    );
  }
  async function end(event: FormEvent) {
    event.preventDefault();
    if (ending.isFetching) return;
    setTried(true);
    if (reason.trim() !== '' && (await ending.trigger())) await onSaved();
  }
  return (
    <form ref={form} noValidate onSubmit={end} className={styles.ends} aria-label={texts.submit}>
      <p className={styles.small}>{texts.lead}</p>
      <TextArea
        name={`end-${decisionId}`}
        label={texts.reason}
        value={reason}
        onChange={setReason}
        rows={3}
        error={isTried && reason.trim() === '' ? say.missing : undefined}
      />
      <p role="status">{ending.error && wordsOfFailure(ending.error)}</p>
      <p className={styles.line}>
        <Button
          type="submit"
          size="small"
          variant="danger"
          loading={ending.isFetching}
          loadingLabel={say.saving}
        >
          {texts.submit}
        </Button>
        <TextButton onClick={onCancel}>{say.keep}</TextButton>
      </p>
    </form>
  );
}
