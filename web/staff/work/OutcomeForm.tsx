import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import { type FormEvent, useState } from 'react';
import { ApiFailure, type Failure, wordsOfFailure } from '../../data/failure.ts';
import { useTypedUntilSent } from '../typed.ts';
import { words as console } from '../words.ts';
import { type Gone, KeepNote } from './KeepNote.tsx';
import { fromLondonTime } from './londonTime.ts';
import styles from './Pane.module.css';
import { Picks } from './Picks.tsx';
import { words } from './words.ts';

/** What came of it, as it is noted. */
export type Noting<Outcome extends string> = {
  readonly outcome: Outcome;
  readonly callAt?: string;
  readonly note?: string;
};

type OutcomeFormProps<Outcome extends string> = {
  readonly workId: string;
  readonly outcomes: readonly Outcome[];
  readonly say: Readonly<Record<Outcome, string>>;
  readonly hint: string;
  readonly failure: Failure | undefined;
  readonly isSaving: boolean;
  readonly gone?: Gone | undefined;
  /** Whether it is noted. */
  readonly save: (noting: Noting<Outcome>) => Promise<boolean>;
  /** @param noting as it was noted */
  readonly onNoted: (noting: Noting<Outcome>) => Promise<unknown>;
};

/** What came of it, with the time to ring at where it is to be done later, and a note. */
export function OutcomeForm<Outcome extends string>(props: OutcomeFormProps<Outcome>) {
  const { workId, outcomes, say, hint, failure, isSaving, gone, onNoted } = props;
  const [outcome, setOutcome, outcomeIsSent] = useTypedUntilSent<Outcome | null>(`outcome ${workId}`, null);
  const [typedAt, setTypedAt, timeIsSent] = useTypedUntilSent(`outcome at ${workId}`, '');
  const [note, setNote, noteIsSent] = useTypedUntilSent(`outcome note ${workId}`, '');
  const [attempt, setAttempt] = useState(0);
  const isLater = outcome === 'later' && !gone;
  const callAt = isLater ? fromLondonTime(typedAt) : undefined;
  const refusedAt =
    failure instanceof ApiFailure
      ? failure.fields.find(({ field }) => field === 'callAt')?.message
      : undefined;
  const timeError = isLater ? (attempt > 0 && !callAt ? words.outcome.whenMissing : refusedAt) : undefined;

  function isSent() {
    outcomeIsSent();
    timeIsSent();
    noteIsSent();
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (gone || isSaving || outcome === null || (isLater && !callAt)) return;
    const noting = {
      outcome,
      ...(callAt && { callAt: callAt.toISOString() }),
      ...(note.trim() !== '' && { note }),
    };
    if (!(await props.save(noting))) return;
    isSent();
    await onNoted(noting);
  }

  return (
    <form noValidate onSubmit={save} className={styles.form}>
      {!gone && (
        <Picks
          legend={console.call.outcome}
          name="outcome"
          options={outcomes}
          say={say}
          value={outcome}
          onPick={setOutcome}
          hasKeys
          hint={hint}
          error={attempt > 0 && outcome === null ? words.outcome.missing : undefined}
        />
      )}
      {isLater && (
        <div className={styles.time}>
          <label htmlFor="call-at">{words.outcome.when}</label>
          <input
            id="call-at"
            type="datetime-local"
            step={900}
            value={typedAt}
            aria-invalid={timeError ? true : undefined}
            aria-describedby={timeError ? 'call-at-error' : undefined}
            onChange={event => setTypedAt(event.target.value)}
          />
          {timeError && (
            <p id="call-at-error" className={styles.failure} role="alert">
              {timeError}
            </p>
          )}
        </div>
      )}
      <TextArea
        name="note"
        label={words.outcome.note}
        hint={words.outcome.noteHint}
        rows={3}
        value={note}
        onChange={setNote}
      />
      {!gone && failure && !refusedAt && (
        <p className={styles.failure} role="alert">
          {wordsOfFailure(failure)}
        </p>
      )}
      {gone ? (
        <KeepNote gone={gone} note={note} onLeft={isSent} />
      ) : (
        <Button type="submit" size="small" loading={isSaving} loadingLabel={words.outcome.saving}>
          {words.outcome.save}
        </Button>
      )}
    </form>
  );
}
