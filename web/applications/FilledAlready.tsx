import type { Application } from '@towpath/contracts/api/applications.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { caretDown, checkCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import type { Place, SingleValue } from '@towpath/domain/applications/answer.ts';
import { isWithPerson } from '@towpath/domain/applications/applicationState.ts';
import { useState } from 'react';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import styles from './Applications.module.css';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { focusOpener } from './focusOpener.ts';
import { groupsOf, isSamePlace, placeName } from './formOf.ts';
import { isBegun } from './typing.ts';
import type { Giving } from './useApplication.ts';
import { words } from './words.ts';

type FilledAlreadyProps = {
  readonly application: Application;
  readonly giving: Giving;
  /** Places whose inputs stand elsewhere on the page. */
  readonly elsewhere: readonly Place[];
};

/** One answer that is there. */
type Line = {
  readonly at: Place;
  readonly label: string;
  readonly of: string | null;
  readonly says: string;
  readonly fromWords: string | null;
  readonly value: SingleValue | null;
};

/** What is filled in, in short by group, and every answer with where it is from; each can be put right here. */
export function FilledAlready({ application, giving, elsewhere }: FilledAlreadyProps) {
  const groups = groupsOf(application.kind).flatMap(({ id, name }) => {
    const lines = linesOf(application, id);
    return lines.length === 0 ? [] : [{ id, name, lines }];
  });
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const [readsAll, setReadsAll] = useState(false);
  if (count === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="filled">
      <details className={styles.fold} open>
        <summary>
          <span>
            <h2 id="filled">{words.filled.heading}</h2>
            <span className={styles.sub}>{words.filled.sub(count)}</span>
          </span>
          <Glyph of={caretDown} />
        </summary>
        <ul className={styles.filled}>
          {groups.map(({ id, name, lines }) => (
            <li key={id}>
              <Glyph of={checkCircleFill} />
              <span>{words.filled.group(name, lines.length)}</span>
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
              <Lines application={application} giving={giving} elsewhere={elsewhere} lines={lines} />
            </div>
          ))}
      </details>
    </section>
  );
}

/** Answers one below the other. */
function Lines({
  application,
  giving,
  elsewhere,
  lines,
}: FilledAlreadyProps & { readonly lines: readonly Line[] }) {
  const outbox = useOutbox();
  const [open, setOpen] = useState<Place | null>(null);
  const mayChange = isWithPerson(application.state);
  return (
    <dl>
      {lines.map(({ at, label, of, says, fromWords, value }) => {
        const name = of === null ? label : words.missing.of(of, label);
        const isOpen = isSamePlace(at, open);
        const isElsewhere = elsewhere.some(one => isSamePlace(one, at));
        return (
          <div key={placeName(at)} className={styles.line}>
            <dt>{name}</dt>
            <dd>
              {says}
              {fromWords && <span className={styles.sub}>{fromWords}</span>}
              {mayChange && !isOpen && isBegun(outbox, application, at) && (
                <span className={styles.sub}>{words.form.begun}</span>
              )}
            </dd>
            {mayChange && !isOpen && !isElsewhere && (
              <dd className={styles.change}>
                <TextButton
                  data-opener={`filled-${placeName(at)}`}
                  onClick={() => {
                    giving.forget();
                    setOpen(at);
                  }}
                >
                  {words.filled.change}
                  <span className="visually-hidden"> {name}</span>
                </TextButton>
              </dd>
            )}
            {isOpen && (
              <dd className={styles.wide}>
                <AnswerForm
                  application={application}
                  at={at}
                  value={value}
                  giving={giving}
                  onDone={() => {
                    setOpen(null);
                    focusOpener(`filled-${placeName(at)}`);
                  }}
                />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function linesOf({ filled: { fields } }: Application, group: string): readonly Line[] {
  return fields
    .filter(field => field.group === group)
    .flatMap(({ id, label, says, value, fromWords, entries }) => [
      ...(says === null
        ? []
        : [{ at: { field: id, entry: null, part: null }, label, of: null, says, fromWords, value }]),
      ...entries.flatMap(entry =>
        entry.parts.flatMap(part =>
          part.says === null
            ? []
            : [
                {
                  at: { field: id, entry: entry.id, part: part.id },
                  label: part.label,
                  of: entry.name,
                  says: part.says,
                  fromWords: part.fromWords,
                  value: part.value,
                },
              ],
        ),
      ),
    ]);
}
