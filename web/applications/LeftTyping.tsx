import type { Application } from '@towpath/contracts/api/applications.ts';
import type { SingleValue } from '@towpath/domain/applications/answer.ts';
import styles from './Applications.module.css';
import { AnswerForm } from './answer/AnswerForm.tsx';
import { placeName } from './formOf.ts';
import type { NamedPlace } from './typing.ts';
import type { Giving } from './useApplication.ts';
import { words } from './words.ts';

type LeftTypingProps = {
  readonly application: Application;
  readonly giving: Giving;
  readonly left: readonly NamedPlace[];
  /** They are here since the page was loaded, and not since something was done on it. */
  readonly isBack: boolean;
  /** One is saved or given up. */
  readonly onDone: (at: NamedPlace['at']) => void;
};

/** Answers that were begun where one stands already: each with what stands there, to be saved or given up. */
export function LeftTyping({ application, giving, left, isBack, onDone }: LeftTypingProps) {
  if (left.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="left">
      <h2 id="left">{words.left.heading}</h2>
      <p className={styles.quiet}>{words.left.text}</p>
      <div className={styles.stack}>
        {left.map(({ at, label, of, says }) => (
          <div key={placeName(at)} className={styles.clash}>
            <p>
              <b>{of === null ? label : words.missing.of(of, label)}</b>
              {says !== null && <span className={styles.sub}>{words.left.now(says)}</span>}
            </p>
            <AnswerForm
              application={application}
              at={at}
              value={valueAt(application, at)}
              giving={giving}
              isBack={isBack}
              onDone={() => {
                onDone(at);
                document.querySelector<HTMLElement>('h1')?.focus();
              }}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The answer that stands at a place. */
export function valueAt(
  { filled }: Application,
  { field, entry, part }: NamedPlace['at'],
): SingleValue | null {
  const found = filled.fields.find(({ id }) => id === field);
  if (entry === null) return found?.value ?? null;
  return found?.entries.find(({ id }) => id === entry)?.parts.find(({ id }) => id === part)?.value ?? null;
}
