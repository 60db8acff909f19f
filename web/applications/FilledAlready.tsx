import type { Application } from '@towpath/contracts/api/applications.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { caretDown, checkCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { useState } from 'react';
import { AgainstHere } from './AgainstIt.tsx';
import styles from './Applications.module.css';
import { groupsOf } from './formOf.ts';
import { type Line, Lines, linesOf } from './Lines.tsx';
import { MoreOfList } from './MoreOfList.tsx';
import { isMuch } from './StillToAdd.tsx';
import type { Giving } from './useApplication.ts';
import { words } from './words.ts';

type FilledAlreadyProps = {
  readonly application: Application;
  readonly giving: Giving;
  readonly mayChange: boolean;
  /** Places whose inputs stand elsewhere on the page. */
  readonly elsewhere?: readonly Place[];
};

/**
 * What is filled in, in short by group, and every answer with where it is from; each can be put right here. Of a form that is
 * handed over, the answers that went with it.
 */
export function FilledAlready({ application, giving, mayChange, elsewhere }: FilledAlreadyProps) {
  // What one of us has is as it was handed over, whatever is told since.
  const kept = mayChange ? null : application.handedOver;
  const groups = kept ? keptGroups(kept) : groupsNow(application);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const [readsAll, setReadsAll] = useState(false);
  // What is from the form before is to be looked through.
  const [folds] = useState(() => mayChange && !application.fromBefore && isMuch(application));
  if (count === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="filled">
      <details className={styles.fold} open={!folds}>
        <summary>
          <span>
            <h2 id="filled">{kept ? words.kept.heading : words.filled.heading}</h2>
            <span className={styles.sub}>
              {kept ? words.kept.sub(count, sayWhen(new Date(kept.at))) : words.filled.sub}
            </span>
          </span>
          <Glyph of={caretDown} />
        </summary>
        <ul className={styles.filled}>
          {groups.map(({ id, name }) => (
            <li key={id}>
              <Glyph of={checkCircleFill} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
        <p>
          <TextButton aria-expanded={readsAll} onClick={() => setReadsAll(!readsAll)}>
            {readsAll ? words.filled.close : words.filled.all(count)}
          </TextButton>
        </p>
        {readsAll &&
          groups.map(({ id, name, lines }) => (
            <div key={id} className={styles.lines}>
              <h3>{name}</h3>
              {mayChange && <AgainstHere application={application} group={id} />}
              <Lines
                application={application}
                giving={giving}
                lines={lines}
                mayChange={mayChange}
                elsewhere={elsewhere}
              />
              {mayChange &&
                application.filled.fields
                  .filter(field => field.group === id && !isElsewhere(elsewhere, field.id))
                  .map(field => (
                    <MoreOfList key={field.id} application={application} giving={giving} field={field} />
                  ))}
            </div>
          ))}
      </details>
    </section>
  );
}

/** Whether one more of a list is typed in elsewhere on the page. */
function isElsewhere(places: readonly Place[] = [], list: string): boolean {
  return places.some(({ field, entry }) => field === list && entry === null);
}

type Group = { readonly id: string; readonly name: string; readonly lines: readonly Line[] };

function groupsNow(application: Application): readonly Group[] {
  return groupsOf(application.kind)
    .map(({ id, name }) => ({ id, name, lines: linesOf(application, id) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Nothing of it is changed here, so that no value is needed. */
function keptGroups({ groups }: NonNullable<Application['handedOver']>): readonly Group[] {
  return groups.map(({ id, name, lines }) => ({
    id,
    name,
    lines: lines.map(line => ({ ...line, value: null })),
  }));
}
