import { plus } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import type { ReactNode } from 'react';
import { moneyHelper } from '../shell/moneyHelper.ts';
import band from './band.module.css';
import styles from './StraightAnswers.module.css';
import { words } from './words.ts';

const ANSWERS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: words.straightAnswers.cost.question,
    answer: (
      <>
        {words.straightAnswers.cost.answer.before} <a href={moneyHelper.url}>{moneyHelper.name}</a>
        {words.straightAnswers.cost.answer.after}
      </>
    ),
  },
  {
    question: words.straightAnswers.creditScore.question,
    answer: words.straightAnswers.creditScore.answer,
  },
  {
    question: words.straightAnswers.whoWillKnow.question,
    answer: words.straightAnswers.whoWillKnow.answer,
  },
  {
    question: words.straightAnswers.partner.question,
    answer: words.straightAnswers.partner.answer,
  },
];

/** What most people want to know before they start. Opens and closes without any script. */
export function StraightAnswers() {
  return (
    <section className={`${band.band} ${band.lilac}`} id="costs" aria-labelledby="costs-heading">
      <div className={`wrap wrap-wide ${band.split}`}>
        <div>
          <h2 className="h1" id="costs-heading">
            {words.straightAnswers.heading}
          </h2>
          <p className={`lead ${band.lead}`}>{words.straightAnswers.lead}</p>
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
