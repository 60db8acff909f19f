import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { casePlan } from '@towpath/contracts/api/staffPlans.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { words as staffWords } from '../words.ts';
import styles from './Case.module.css';
import { words as say } from './planWords.ts';

type Changes = AnswerOf<typeof casePlan>['past'][number]['changes'];

/** All that a plan came to, the oldest first: what, on which day, and by whose hand. */
export function PlanChanges({ changes }: { readonly changes: Changes }) {
  return (
    <ol className={styles.timeline}>
      {changes.map(({ state, says, on, by, notedBy }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the history has no names, and is only ever added to at its end
        <li key={index}>
          <b>{sayDay(on)}</b> {says ?? staffWords.plan.states[state]}
          <span className={styles.small}>
            {say.by[by]}
            {notedBy !== null && `, ${say.notedBy[notedBy]}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
