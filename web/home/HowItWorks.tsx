import type { Claim } from '@towpath/contracts/content/operator.ts';
import band from './band.module.css';
import styles from './HowItWorks.module.css';

const STEPS = [
  { title: 'A few quick questions', text: 'Where you live, roughly what you owe, and how things are.' },
  {
    title: 'Your debts, in one list',
    text: (
      <>
        <span data-if="credit-search">Bring them in from your credit report, or type them in yourself.</span>
        <span data-unless="credit-search" hidden>
          Type in who you owe and how much.
        </span>{' '}
        Rough numbers are fine.
      </>
    ),
  },
  {
    title: 'What comes in, what goes out',
    text: 'We’ll build a budget that leaves room for real life, including birthdays and school shoes.',
  },
  {
    title: 'Your options, side by side',
    text: 'The good and the not so good of each one. You choose, and you can talk to a person first.',
  },
] as const;

/** The four steps of the whole service. What names a fact (`SITE_FACTS`) is put in or left out by the server. */
export function HowItWorks({ duration }: { duration: Claim | null }) {
  return (
    <section className={band.band} id="how" aria-labelledby="how-heading">
      <div className={`wrap wrap-wide ${band.split}`}>
        <div>
          <h2 className="h1" id="how-heading">
            One thing at a time, at your pace
          </h2>
          <p className={`lead ${band.lead}`}>
            Your answers save as you go. Shut the page, have a cup of tea, come back tomorrow.
          </p>
        </div>
        <ol className={styles.steps}>
          {STEPS.map(({ title, text }, step) => (
            <li key={title}>
              <span className={styles.milepost} aria-hidden>
                {step + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>
                  {text}
                  {step === 0 && duration && ` About ${duration.emphasis}.`}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
