import type { Application } from '@towpath/contracts/api/applications.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import type { Place, SingleValue } from '@towpath/domain/applications/answer.ts';
import { isSaidByUs } from '@towpath/domain/applications/oursAlone.ts';
import { useId, useState } from 'react';
import styles from './Applications.module.css';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { focusOpener } from './focusOpener.ts';
import { askedAt, isSamePlace, placeName } from './formOf.ts';
import { isBegun } from './typing.ts';
import { useTypingPlaces } from './typingPlaces.ts';
import type { Giving } from './useApplication.ts';
import { words } from './words.ts';

/** One answer that is there. */
export type Line = {
  readonly at: Place;
  readonly label: string;
  readonly of: string | null;
  readonly says: string;
  readonly fromWords: string | null;
  readonly value: SingleValue | null;
  /** We say it, by the advice: nobody changes it here. */
  readonly isOurs?: boolean;
};

type Answer = Application['filled']['fields'][number];

type LinesProps = {
  readonly application: Application;
  readonly giving: Giving;
  readonly lines: readonly Line[];
  readonly mayChange: boolean;
  /** Places whose inputs stand elsewhere on the page. */
  readonly elsewhere?: readonly Place[] | undefined;
  /** What opens the inputs of one: where nothing is there yet, it is added and not changed. */
  readonly verb?: string;
};

/** Answers one below the other, each with where it is from; each can be put right here. */
export function Lines({
  application,
  giving,
  lines,
  mayChange,
  elsewhere = [],
  verb = words.filled.change,
}: LinesProps) {
  const kept = useTypingPlaces();
  const id = useId();
  const [open, setOpen] = useState<Place | null>(null);
  return (
    <dl>
      {lines.map(({ at, label, of, says, fromWords, value, isOurs = false }) => {
        const name = of === null ? label : words.missing.of(of, label);
        const isOpen = isSamePlace(at, open);
        const isElsewhere = elsewhere.some(one => isSamePlace(one, at));
        return (
          <div key={placeName(at)} className={styles.line}>
            <dt>{name}</dt>
            <dd>
              {says}
              {fromWords && <span className={styles.sub}>{fromWords}</span>}
              {mayChange && !isOpen && isBegun(kept, application, at) && (
                <span className={styles.sub}>{words.form.begun}</span>
              )}
            </dd>
            {mayChange && !isOurs && !isOpen && !isElsewhere && (
              <dd className={styles.change}>
                <TextButton
                  data-opener={`${id}-${placeName(at)}`}
                  onClick={() => {
                    giving.forget();
                    setOpen(at);
                  }}
                >
                  {verb}
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
                    focusOpener(`${id}-${placeName(at)}`);
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

/** Every answer that is there, in the order of the form; of one of its groups, or of all. */
export function linesOf(application: Application, group?: string): readonly Line[] {
  const isOurs = (at: Place, from: Answer['from']) => {
    const asked = askedAt(application, at);
    return asked?.kind === 'one' && isSaidByUs(asked.field, from);
  };
  return application.filled.fields
    .filter(field => group === undefined || field.group === group)
    .flatMap(({ id, label, says, value, from, fromWords, entries }) => [
      ...(says === null
        ? []
        : [
            {
              at: { field: id, entry: null, part: null },
              label,
              of: null,
              says,
              fromWords,
              value,
              isOurs: isOurs({ field: id, entry: null, part: null }, from),
            },
          ]),
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
                  isOurs: isOurs({ field: id, entry: entry.id, part: part.id }, part.from),
                },
              ],
        ),
      ),
    ]);
}
