import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseNotes } from '@towpath/contracts/api/staffNotes.ts';
import { words as booking } from '../booking/words.ts';
import { words as staff } from '../words.ts';
import styles from './Case.module.css';
import { moment } from './format.ts';
import { words } from './notesWords.ts';

export type Note = AnswerOf<typeof caseNotes>['notes'][number];

/** Notes about a person, as they were written: in their case, or beside what came of a piece of work, which each says. */
export function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ id, at, by, text, beside }) => (
        <li key={id}>
          <p className={styles.text}>{text}</p>
          <span className={styles.small}>
            {by}, {moment(at)}
          </span>
          {beside && <span className={styles.small}>{besideText(beside)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What came of each kind of work, in the words in which it was noted. */
const CAME_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  callback: staff.call.outcomes,
  booking: booking.outcomes,
  plan: staff.plan.outcomes,
  task: { done: words.done },
};

function besideText({ kind, outcome }: NonNullable<Note['beside']>): string {
  const what = kind === null ? words.besideWork : staff.work.one[kind];
  const came = kind === null ? undefined : CAME_OF[kind]?.[outcome];
  return came === undefined ? what : `${what}: ${came}`;
}
