import type { Application } from '@towpath/contracts/api/applications.ts';
import { APPLICATION_FORMS } from '@towpath/domain/applications/forms/forms.ts';
import { isBankStatement } from '@towpath/domain/people/paperPhoto.ts';
import { PhotosPart } from '../papers/photos/PhotosPart.tsx';
import styles from './Applications.module.css';
import { words as allWords } from './words.ts';

const words = allWords.statement;

/** The bank statements that one of us looks at for a form: those among the papers that were sent, or how to add them. */
export function StatementPart({ application: { kind, state } }: { readonly application: Application }) {
  const months = APPLICATION_FORMS[kind].statementMonths;
  if (months === null) return null;
  return (
    <div className={styles.section}>
      <PhotosPart
        of={{
          heading: words.heading(months),
          about: count => [words.about(months), ...thereOf(count, state)].join(' '),
          add: words.add,
          addMore: words.addMore,
          formHeading: words.add,
          begins: words.begins,
          isOne: isBankStatement,
        }}
      />
    </div>
  );
}

function thereOf(count: number | null, state: Application['state']): readonly string[] {
  if (count === null) return [];
  if (count > 0) return [words.there(count)];
  return [state === 'handed over' ? words.lacksStill : words.lacks];
}
