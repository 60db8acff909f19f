import { addCaseNote } from '@towpath/contracts/api/staffNotes.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { newId } from '../../data/newId.ts';
import { useOperation } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Pane.module.css';
import { words } from './words.ts';

/** Work that the reader had open and has no more. */
export type Gone = {
  /** In whose case what they typed can be kept; undefined where they write in none, and before that is known. */
  readonly customerId: string | undefined;
  /** They have kept what they typed, or thrown it away. */
  readonly onLeave: (isKept: boolean) => void;
};

type KeepNoteProps = {
  readonly gone: Gone;
  readonly note: string;
  /** What was typed is kept in the case, or thrown away: it is not to come back. */
  readonly onLeft: () => void;
};

/** What becomes of a note that was being typed beside work that is gone: it is kept in the case, or thrown away. */
export function KeepNote({ gone, note, onLeft }: KeepNoteProps) {
  const { customerId } = gone;
  function onLeave(isKept: boolean) {
    onLeft();
    gone.onLeave(isKept);
  }
  // The same id until it is there: a press that is sent again adds one note.
  const [id] = useState(() => newId());
  const keeping = useOperation(async (of: string) => {
    await staffApi(addCaseNote, { params: { customerId: of }, body: { id, text: note } });
    return true;
  });
  if (note.trim() === '') {
    return (
      <Button variant="secondary" size="small" onClick={() => onLeave(false)}>
        {words.gone.close}
      </Button>
    );
  }
  return (
    <>
      {keeping.error && (
        <p className={styles.failure} role="alert">
          {wordsOfFailure(keeping.error)}
        </p>
      )}
      <div className={styles.ways}>
        {customerId !== undefined && (
          <Button
            size="small"
            loading={keeping.isFetching}
            loadingLabel={words.outcome.saving}
            onClick={async () => {
              if (await keeping.trigger(customerId)) onLeave(true);
            }}
          >
            {words.gone.keep}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => onLeave(false)}>
          {words.gone.throwAway}
        </Button>
      </div>
    </>
  );
}
