import type { ReactNode } from 'react';
import { TextButton } from '../buttons/TextButton.tsx';
import { check } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './AnsweredLine.module.css';

export interface AnsweredLineProps {
  question: string;
  answer: ReactNode;
  /** Reopens the question; without it the line has no Change. */
  onChange?: (() => void) | undefined;
  /** What screen readers hear after "Change"; by default the question. */
  changeSubject?: string | undefined;
}

/** An answered question as one line: tick, question, answer, Change. */
export function AnsweredLine({ question, answer, onChange, changeSubject }: AnsweredLineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.tick}>
        <Glyph of={check} />
      </span>
      <div>
        <p className={styles.question}>{question}</p>
        <p className={styles.answer}>{answer}</p>
      </div>
      {onChange && (
        <TextButton onClick={onChange}>
          {words.change}
          <span className="visually-hidden"> {changeSubject ?? question}</span>
        </TextButton>
      )}
    </div>
  );
}
