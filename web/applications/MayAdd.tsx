import type { Application } from '@towpath/contracts/api/applications.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { ADDED_BY_US } from '@towpath/domain/applications/proof.ts';
import styles from './Applications.module.css';
import { askedAt, isSamePlace } from './formOf.ts';
import { type Line, Lines } from './Lines.tsx';
import { filledPlaces, openPlaces } from './typing.ts';
import type { Giving } from './useApplication.ts';
import { words } from './words.ts';

type MayAddProps = {
  readonly application: Application;
  readonly giving: Giving;
  /** Places whose inputs stand elsewhere on the page. */
  readonly elsewhere?: readonly Place[];
};

/** What is not filled in and need not be, such as middle names: folded, since most people leave it. */
export function MayAdd({ application, giving, elsewhere }: MayAddProps) {
  const lines = mayBeAdded(application).filter(line => !isAddedByUs(application, line));
  if (lines.length === 0) return null;
  return (
    <Disclosure summary={words.mayAdd.summary(lines.length)}>
      <div className={styles.lines}>
        <Lines
          application={application}
          giving={giving}
          lines={lines}
          mayChange
          elsewhere={elsewhere}
          verb={words.missing.add}
        />
      </div>
    </Disclosure>
  );
}

/** What one of us adds, and its person is not asked for: open, since the form goes nowhere without it. */
export function WhatWeAdd({ application, giving, elsewhere }: MayAddProps) {
  const lines = mayBeAdded(application).filter(line => isAddedByUs(application, line));
  if (lines.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="we-add">
      <h2 id="we-add">{words.mayAdd.byUs}</h2>
      <Lines
        application={application}
        giving={giving}
        lines={lines}
        mayChange
        elsewhere={elsewhere}
        verb={words.missing.add}
      />
    </section>
  );
}

/** The places of a form without an answer, where none has to be. */
function mayBeAdded(application: Application): readonly Line[] {
  const open = openPlaces(application);
  return filledPlaces(application).flatMap(({ at, label, of, says }): readonly Line[] => {
    if (says !== null || open.some(one => isSamePlace(one.at, at))) return [];
    const asked = askedAt(application, at);
    if (asked?.kind !== 'one' || !asked.field.isOptional || asked.field.isOurs) return [];
    return [{ at, label, of, says: words.mayAdd.none, fromWords: null, value: null }];
  });
}

function isAddedByUs({ filled: { fields } }: Application, { at }: Line): boolean {
  return fields.some(({ id, group }) => id === at.field && group === ADDED_BY_US);
}
