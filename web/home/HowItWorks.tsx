import type { Claim } from '@towpath/contracts/content/claims.ts';
import band from './band.module.css';
import styles from './HowItWorks.module.css';
import { words } from './words.ts';

const { questions, debts, budget, options } = words.howItWorks;

const DEBTS = (
  <>
    <span data-if="credit-search">{debts.text.creditSearch}</span>
    <span data-unless="credit-search" hidden>
      {debts.text.byHand}
    </span>{' '}
    {debts.text.after}
  </>
);

/** The four steps of the whole service. The server keeps or removes what depends on its set-up (`SITE_FACTS`). */
export function HowItWorks({ duration }: { duration: Claim | null }) {
  const steps = [
    {
      title: questions.title,
      text: duration ? questions.withDuration(duration.emphasis) : questions.text,
    },
    { title: debts.title, text: DEBTS },
    budget,
    options,
  ];
  return (
    <section className={band.band} id="how" aria-labelledby="how-heading">
      <div className={`wrap wrap-wide ${band.split}`}>
        <div>
          <h2 className="h1" id="how-heading">
            {words.howItWorks.heading}
          </h2>
          <p className={`lead ${band.lead}`}>{words.howItWorks.lead}</p>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, step) => (
            <li key={title}>
              <span className={styles.milepost} aria-hidden>
                {step + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
