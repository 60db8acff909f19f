import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { isWithPerson } from '@towpath/domain/applications/applicationState.ts';
import styles from './Applications.module.css';
import { isSamePlace } from './formOf.ts';
import { Lines, linesOf } from './Lines.tsx';
import type { Giving } from './useApplication.ts';
import { words } from './words.ts';

type WrittenDownProps = {
  readonly application: Application;
  readonly giving: Giving;
  /** Places whose inputs stand elsewhere on the page. */
  readonly elsewhere: readonly Place[];
};

/** What one of us wrote down as the person told them, to look through and put right; nothing where nobody has. */
export function WrittenDown({ application, giving, elsewhere }: WrittenDownProps) {
  const { writtenDown, state } = application;
  const lines = linesOf(application).filter(({ at }) => writtenDown.some(one => isSamePlace(one.at, at)));
  if (lines.length === 0) return null;
  const names = new Set(writtenDown.map(({ by }) => by));
  const [name] = names;
  const mayChange = isWithPerson(state);
  return (
    <section className={styles.section} aria-labelledby="written-down">
      <h2 id="written-down">{words.written.heading(names.size === 1 ? (name ?? null) : null)}</h2>
      <p className={styles.quiet}>{mayChange ? words.written.change : words.written.ring}</p>
      <Lines
        application={application}
        giving={giving}
        lines={lines}
        mayChange={mayChange}
        elsewhere={elsewhere}
      />
    </section>
  );
}
