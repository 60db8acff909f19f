import { type MouseEvent, useEffect, useRef } from 'react';
import { warningCircleFill } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './ErrorSummary.module.css';

export interface Problem {
  /** Id of the input or group. */
  id: string;
  /** The same text as beside the input. */
  message: string;
}

export interface ErrorSummaryProps {
  problems: readonly Problem[];
  heading?: string | undefined;
  /** A value that changes at each press of Continue, upon which the summary takes the focus again. */
  attempt?: number | undefined;
}

/**
 * A red list at the top of a step, with a link for each problem. Takes the focus when it appears. Renders nothing if
 * there are no problems.
 */
export function ErrorSummary({
  problems,
  heading = words.field.checkAnswers,
  attempt = 0,
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const some = problems.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt takes the focus even if nothing else changed
  useEffect(() => {
    if (some) box.current?.focus();
  }, [some, attempt]);

  if (!some) return null;
  return (
    <div className={styles.summary} ref={box} tabIndex={-1} role="alert">
      <Glyph of={warningCircleFill} className={styles.icon} />
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        <ul>
          {problems.map(problem => (
            <li key={problem.id + problem.message}>
              <a href={`#${problem.id}`} onClick={event => goTo(event, problem.id)}>
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Focuses the input with this id, or the first input of the group with this id. */
function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  const input = target?.matches('input,select,textarea')
    ? target
    : target?.querySelector<HTMLElement>('input,select,textarea');
  if (!input) return;
  event.preventDefault();
  input.focus();
  target?.scrollIntoView({ block: 'center' });
}
