import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect, useId, useRef } from 'react';
import { type Failure, wordsOfFailure } from '../../data/failure.ts';
import styles from './Repayment.module.css';
import { words } from './words.ts';

/** What was written down last on this page, and where on it that is told. */
export type Saved = {
  /** The id of a debt, or a part of the page. */
  readonly place: string;
  /** Its place in what was written down, where it can be taken back at once; null where it cannot. */
  readonly entry: number | null;
  readonly isTakenBack: boolean;
};

type JustSavedProps = {
  readonly saved: Saved;
  readonly onTakeBack: (entry: number) => void;
  readonly isSaving: boolean;
  readonly error: Failure | undefined;
};

/** That something is saved, beside what was marked, with the way to take it back at once. The focus goes to it. */
export function JustSaved({ saved, onTakeBack, isSaving, error }: JustSavedProps) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const { entry, isTakenBack } = saved;
  // Once for each thing that is written down.
  useEffect(() => {
    if (!saved) return;
    const focus = () => strip.current?.focus();
    // A dialog that fades out gives the focus back to what opened it as it closes.
    const dialog = document.querySelector('dialog[open]');
    if (dialog === null) focus();
    dialog?.addEventListener('close', focus, { once: true });
    return () => dialog?.removeEventListener('close', focus);
  }, [saved]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds what is filled in, and here is nothing to fill in
    <div ref={strip} className={styles.saved} role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{isTakenBack ? words.takenBack : words.saved}</p>
      {entry !== null && (
        <TextButton busy={isSaving ? words.takingBack : undefined} onClick={() => onTakeBack(entry)}>
          {words.takeBack}
        </TextButton>
      )}
      {error && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
    </div>
  );
}
