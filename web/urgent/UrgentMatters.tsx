import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { phoneCall } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { hrefOf } from './CallLink.tsx';
import { Numbers, ringFirst } from './Numbers.tsx';
import { useOurLine } from './ourLine.ts';
import styles from './UrgentMatters.module.css';
import { words } from './words.ts';

type Matter = Recommendation['urgent'][number];

/** What cannot wait, the most dangerous first: what to do, a number to ring and words to say. The rest is a line each. */
export function UrgentMatters({ urgent }: Pick<Recommendation, 'urgent'>) {
  const [first, ...rest] = urgent;
  if (first === undefined) return null;
  return (
    <section className={styles.firsts} aria-label={words.heading}>
      <First matter={first} />
      <OtherMatters urgent={rest} />
    </section>
  );
}

/** Each a line with its number; what it is about and what to say is one tap away. */
export function OtherMatters({ urgent }: Pick<Recommendation, 'urgent'>) {
  const line = useOurLine();
  if (urgent.length === 0) return null;
  return (
    <ul className={styles.rest}>
      {urgent.map(matter => {
        const { first } = ringFirst(matter.step, line);
        return (
          <li key={keyOf(matter)}>
            <Disclosure summary={matter.step.heading}>
              <p className={styles.about}>
                <About matter={matter} />
              </p>
              <Say>{matter.step.say}</Say>
            </Disclosure>
            {first && (
              <p className={styles.then}>
                {first.name !== null
                  ? words.of(first.name)
                  : matter.step.ringsThem
                    ? words.orUsFirst
                    : words.us}{' '}
                <a href={hrefOf(first.number)}>{first.number}</a>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function keyOf({ code, debt, step }: Matter): string {
  return `${code} ${debt?.id ?? step.heading}`;
}

/** What it is about, and what to know of it. Whom it is owed to, and the day, stand in the heading. */
function About({ matter: { says, debt, step } }: { matter: Matter }) {
  return (
    <>
      {debt?.typeName && `${debt.typeName}. `}
      {says} {step.ringsThem && words.theirNumber}
    </>
  );
}

function Say({ children }: { children: string }) {
  return (
    <p className={styles.say}>
      <span>{words.couldSay}</span>“{children}”
    </p>
  );
}

function First({ matter }: { matter: Matter }) {
  return (
    <article className={styles.first} aria-labelledby="first-0">
      <div className={styles.head}>
        <span className={styles.medal} aria-hidden>
          <Glyph of={phoneCall} />
        </span>
        <h2 id="first-0">{matter.step.heading}</h2>
      </div>
      <p className={styles.about}>
        <About matter={matter} /> {matter.step.ringsThem && words.orUsFirst}
      </p>
      <div className={styles.act}>
        <div>
          <Numbers step={matter.step} />
        </div>
        <Say>{matter.step.say}</Say>
      </div>
    </article>
  );
}
