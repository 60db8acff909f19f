import type { RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { wordsOfFailure } from '../../../data/failure.ts';
import styles from '../../Plans.module.css';
import { words as planWords } from '../words.ts';
import type { NotingForm } from './formProps.ts';

type ChangeFormProps = NotingForm & {
  readonly text?: string | undefined;
  /** Null where nothing can be told. */
  readonly submit?: string | null;
  /** What is told, or null where something is missing, which then stands at its field. */
  readonly compose: () => RepaymentNote | null;
  /** What has to be chosen first, in place of the buttons; null for nothing. */
  readonly choices?: ReactNode;
  readonly children?: ReactNode;
};

/** A form in which the person tells what happened; the focus goes to what is wrong. */
export function ChangeForm({
  text,
  submit,
  compose,
  choices = null,
  children,
  onNote,
  onClose,
  error,
  isSaving,
}: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) trouble.current?.focus();
  }, [error]);
  function send() {
    const note = compose();
    if (note) {
      void onNote(note);
      return;
    }
    // Once what is missing is marked.
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>(
          '[aria-invalid="true"] input, input[aria-invalid="true"], select[aria-invalid="true"]',
        )
        ?.focus(),
    );
  }
  return (
    <form
      ref={form}
      className={styles.decide}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (!isSaving) send();
      }}
    >
      {text !== undefined && <p>{text}</p>}
      {error && (
        <div ref={trouble} tabIndex={-1}>
          <Notification tone="red" heading={planWords.trouble}>
            {wordsOfFailure(error)}
          </Notification>
        </div>
      )}
      {children}
      {choices}
      {choices === null && submit !== null && (
        <Button block type="submit" loading={isSaving} loadingLabel={planWords.saving}>
          {submit ?? planWords.save}
        </Button>
      )}
      {choices === null && (
        <Button block variant="secondary" onClick={onClose}>
          {planWords.cancel}
        </Button>
      )}
    </form>
  );
}
