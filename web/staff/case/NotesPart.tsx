import { addCaseNote, addCaseTask, caseNotes, finishCaseTask } from '@towpath/contracts/api/staffNotes.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { type FormEvent, useState } from 'react';
import { ApiFailure, wordsOfFailure } from '../../data/failure.ts';
import { newId } from '../../data/newId.ts';
import { useOperation } from '../../data/remote.ts';
import { dayText } from '../dueText.ts';
import { staffApi } from '../staffApi.ts';
import { useTypedUntilSent } from '../typed.ts';
import { useFieldWhenWanted } from '../wantedField.ts';
import styles from './Case.module.css';
import { moment } from './format.ts';
import { NoteList } from './NoteList.tsx';
import { NEW_NOTE } from './newNote.ts';
import { words as say } from './notesWords.ts';
import { type PartProps, usePart } from './usePart.tsx';

/** What staff wrote down about the person, and what is to be done for them. */
export function NotesPart({ customerId, permissions }: PartProps) {
  const { answer, again, instead } = usePart(() => staffApi(caseNotes, { params: { customerId } }));
  const mayWrite = permissions.includes('change cases');
  const finishing = useOperation(async (taskId: string) => {
    await staffApi(finishCaseTask, { params: { customerId, taskId } });
    await again();
  });
  if (!answer) return instead;
  const { notes, tasks } = answer;
  return (
    <>
      <p className={styles.small}>{say.staffOnly}</p>
      {mayWrite && <NewNote customerId={customerId} onAdded={again} />}
      {notes.length === 0 && <p>{say.none}</p>}
      <NoteList notes={notes} />
      <h3>{say.tasks}</h3>
      {mayWrite && <NewTask customerId={customerId} onAdded={again} />}
      {tasks.length === 0 && <p>{say.noTasks}</p>}
      <ul className={styles.notes}>
        {tasks.map(({ id, by, dueOn, text, done }) => (
          <li key={id}>
            <p className={styles.text}>{text}</p>
            <span className={styles.small}>
              {by}.{' '}
              {done
                ? (done.isClosed ? say.closedBy : say.doneBy)(done.by, moment(done.at))
                : say.by(dayText(dueOn))}
            </span>
            {mayWrite && !done && (
              <Button variant="secondary" size="small" onClick={() => void finishing.trigger(id)}>
                {say.done}
                <span className="visually-hidden">: {text}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{finishing.error && wordsOfFailure(finishing.error)}</p>
    </>
  );
}

type NewProps = { readonly customerId: string; readonly onAdded: () => Promise<unknown> };

function NewNote({ customerId, onAdded }: NewProps) {
  useFieldWhenWanted(NEW_NOTE);
  const [text, setText] = useTypedUntilSent(`note ${customerId}`, '');
  // The same id until it is there: a press that is sent again adds one note.
  const [id, setId] = useState(() => newId());
  const adding = useOperation(async () => {
    await staffApi(addCaseNote, { params: { customerId }, body: { id, text } });
    return true;
  });
  async function add(event: FormEvent) {
    event.preventDefault();
    if (!(await adding.trigger())) return;
    setText('');
    setId(newId());
    await onAdded();
  }
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <TextArea
        name={NEW_NOTE}
        label={say.write}
        value={text}
        onChange={setText}
        rows={3}
        error={adding.error && wordsOfFailure(adding.error)}
      />
      <Button type="submit" variant="secondary" loading={adding.isFetching} loadingLabel={say.adding}>
        {say.add}
      </Button>
    </form>
  );
}

function NewTask({ customerId, onAdded }: NewProps) {
  const [text, setText] = useTypedUntilSent(`task ${customerId}`, '');
  const [dueOn, setDueOn] = useTypedUntilSent(`task due ${customerId}`, '');
  const [id, setId] = useState(() => newId());
  const adding = useOperation(async () => {
    await staffApi(addCaseTask, { params: { customerId }, body: { id, text, dueOn } });
    return true;
  });
  async function add(event: FormEvent) {
    event.preventDefault();
    if (!(await adding.trigger())) return;
    setText('');
    setDueOn('');
    setId(newId());
    await onAdded();
  }
  const fields = adding.error instanceof ApiFailure ? adding.error.fields : [];
  const at = (name: string) => fields.find(({ field }) => field === name)?.message;
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <TextField name="task" label={say.task} value={text} onChange={setText} error={at('text')} />
      <TextField
        name="due"
        type="date"
        label={say.due}
        value={dueOn}
        onChange={setDueOn}
        width={12}
        error={at('dueOn')}
      />
      <p role="status">{adding.error && !at('text') && !at('dueOn') && wordsOfFailure(adding.error)}</p>
      <Button type="submit" variant="secondary" loading={adding.isFetching} loadingLabel={say.adding}>
        {say.addTask}
      </Button>
    </form>
  );
}
