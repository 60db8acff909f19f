import { finishWorkTask, workTask } from '@towpath/contracts/api/staffWork.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import type { FormEvent } from 'react';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import type { OpenWork } from './CallToMake.tsx';
import { dayText, momentText } from './dueText.ts';
import { staffApi } from './staffApi.ts';
import { useTypedUntilSent } from './typed.ts';
import { words } from './words.ts';
import { Facts } from './work/Facts.tsx';
import { KeepNote } from './work/KeepNote.tsx';
import { Notes } from './work/Notes.tsx';
import styles from './work/Pane.module.css';
import { words as work } from './work/words.ts';

/** What is to be done for whom, and that it is done. Showing it is a look at a person, and is written down. */
export function TaskToDo({ workId, onNoted, gone }: OpenWork) {
  const { answer: task, error } = useRemote(() => staffApi(workTask, { params: { workId } }));
  const [note, setNote, noteIsSent] = useTypedUntilSent(`task note ${workId}`, '');
  const finishing = useOperation(async () => {
    const body = note.trim() === '' ? {} : { note };
    await staffApi(finishWorkTask, { params: { workId }, body });
    return true;
  });
  if (!task) {
    return error ? (
      <Notification tone="red">{wordsOfFailure(error)}</Notification>
    ) : (
      <Loading label={words.loading} skeleton={[60, 60]} />
    );
  }
  const now = new Date();
  async function finish(event: FormEvent) {
    event.preventDefault();
    if (gone) return;
    if (!(await finishing.trigger())) return;
    noteIsSent();
    await onNoted();
  }
  return (
    <div className={styles.open}>
      <h3>{work.task.heading(task.name ?? words.call.noName)}</h3>
      <p className={styles.task}>{task.text}</p>
      <Facts
        facts={[
          [work.task.due, dayText(task.dueOn)],
          [work.task.by, `${task.by}, ${momentText(new Date(task.at), now)}`],
        ]}
      />
      <Notes notes={task.notes} now={now} />
      <form noValidate onSubmit={finish} className={styles.form}>
        <TextArea
          name="note"
          label={work.outcome.note}
          hint={work.outcome.noteHint}
          rows={3}
          value={note}
          onChange={setNote}
        />
        {!gone && finishing.error && (
          <p className={styles.failure} role="alert">
            {wordsOfFailure(finishing.error)}
          </p>
        )}
        {gone ? (
          <KeepNote gone={gone} note={note} onLeft={noteIsSent} />
        ) : (
          <Button type="submit" size="small" loading={finishing.isFetching} loadingLabel={work.task.saving}>
            {work.task.done}
          </Button>
        )}
      </form>
    </div>
  );
}
