import { plus } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import type { ReactNode } from 'react';
import { MONEY_HELPER } from '../shell/moneyHelper.ts';
import band from './band.module.css';
import styles from './StraightAnswers.module.css';

const ANSWERS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'What does it cost?',
    answer: (
      <>
        Advice is free. Some solutions have fees. We show you the full cost of each one before you agree to
        anything. You can also get free help from <a href={MONEY_HELPER}>MoneyHelper</a>.
      </>
    ),
  },
  {
    question: 'Will it hurt my credit score?',
    answer: 'Using this service does not. Some solutions do, and we’ll tell you for how long.',
  },
  {
    question: 'Who will know I’ve been here?',
    answer: 'No one you owe money to. We only contact them if you ask us to.',
  },
  {
    question: 'What if I live with a partner?',
    answer: 'You can do this on your own. We’ll only ask about debts you share.',
  },
];

/** What most people want to know before they start. Opens and closes without any script. */
export function StraightAnswers() {
  return (
    <section className={`${band.band} ${band.lilac}`} id="costs" aria-labelledby="costs-heading">
      <div className={`wrap wrap-wide ${band.split}`}>
        <div>
          <h2 className="h1" id="costs-heading">
            Straight answers first
          </h2>
          <p className={`lead ${band.lead}`}>
            These are the things most people want to know before they start.
          </p>
        </div>
        <div>
          {ANSWERS.map(({ question, answer }, place) => (
            <details key={question} className={styles.answer} open={place === 0}>
              <summary>
                {question} <Glyph of={plus} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
