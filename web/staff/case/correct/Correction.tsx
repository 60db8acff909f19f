import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hasCode, wordsOfFailure } from '../../../data/failure.ts';
import type { Remote } from '../../../data/operation.ts';
import styles from '../Case.module.css';
import { messageAt } from '../messageAt.ts';
import { words } from './words.ts';

type CorrectionProps = {
  /** What is put right, for whoever hears the form. */
  readonly label: string;
  /** Begins the ids of its fields: no other form on the page has it. */
  readonly name: string;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly saving: Pick<Remote<unknown>, 'error' | 'isFetching'>;
  readonly onSave: () => Promise<unknown>;
  readonly onCancel: () => void;
  /** Reads anew what somebody else has changed; what is typed here stays. */
  readonly onLookAgain: () => Promise<unknown>;
  /** What is to be read before it is saved. */
  readonly notice?: ReactNode;
  readonly saveLabel?: string;
  readonly children: ReactNode;
};

/** A form by which something is put right together with the person: its fields, why, and what stands in the way. */
export function Correction(props: CorrectionProps) {
  const { label, name, reason, onReason, saving, onSave, onCancel, onLookAgain, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);
  const { error } = saving;
  const [isAtField, setIsAtField] = useState(false);
  // What stands at its field, where the focus goes, is not to be seen again above the button.
  useLayoutEffect(
    () => setIsAtField(error !== undefined && standsAtField(form.current, wordsOfFailure(error))),
    [error],
  );
  useEffect(() => {
    const wrong = error && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // What is wrong may stand in a part that is folded.
    wrong?.closest('details')?.setAttribute('open', '');
    // A group has no focus of its own: its first choice has.
    const choice = wrong?.querySelector<HTMLElement>('input');
    (choice ?? wrong)?.focus();
  }, [error]);
  const wasChanged = hasCode(error, 'CHANGED_MEANWHILE') || hasCode(error, 'REPAYMENT_CHANGED_ELSEWHERE');
  async function save(event: FormEvent) {
    event.preventDefault();
    await onSave();
  }
  return (
    <form ref={form} tabIndex={-1} className={styles.correct} aria-label={label} onSubmit={save} noValidate>
      {children}
      <TextArea
        name={`${name}-why`}
        label={words.why}
        value={reason}
        onChange={onReason}
        rows={2}
        error={messageAt(error, 'reason')}
      />
      {props.notice}
      <p role="status" className={isAtField ? 'visually-hidden' : styles.error}>
        {error ? wordsOfFailure(error) : ''}
      </p>
      <div className={styles.line}>
        {wasChanged ? (
          <Button variant="secondary" onClick={() => void onLookAgain()}>
            {words.lookAgain}
          </Button>
        ) : (
          <Button type="submit" variant="secondary" loading={saving.isFetching} loadingLabel={words.saving}>
            {props.saveLabel ?? words.save}
          </Button>
        )}
        <TextButton onClick={onCancel}>{words.cancel}</TextButton>
      </div>
    </form>
  );
}

/** Whether a field of a form says the same of itself. */
function standsAtField(form: HTMLFormElement | null, says: string): boolean {
  const described = [...(form?.querySelectorAll('[aria-describedby]') ?? [])];
  return described
    .flatMap(field => field.getAttribute('aria-describedby')?.split(' ') ?? [])
    .some(id => document.getElementById(id)?.textContent.includes(says));
}
