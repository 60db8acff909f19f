import { words as staffWords } from '../words.ts';
import { HeldNumber } from '../work/HeldNumber.tsx';
import { tooSoonText, tooSoonWhy } from '../work/tooSoonText.ts';
import { words as work } from '../work/words.ts';
import styles from './Case.module.css';
import { PutRightMark } from './PutRightMark.tsx';
import type { Summary } from './SummaryFacts.tsx';
import { words } from './words.ts';

const say = words.safe;
const early = work.unsafe;

type SafeContactProps = {
  readonly customerId: string;
  readonly summary: Summary;
  /** The number is told from now on. */
  readonly onTold: () => unknown;
};

/** How it is safe to reach the person. Outside safe times, and before a call was promised for, the number is kept back until they say why they ring. */
export function SafeContact({ customerId, summary, onTold }: SafeContactProps) {
  const { number, isNumberHeld, email, givenWith, safe } = summary;
  const { isTold, mayRing, isSafeNow, safeTimes, leaveMessage, neutralWords, sayToOthers } = safe;
  const rings = mayRing && isSafeNow;
  const now = new Date();
  const tooSoon = tooSoonText(safe, now);
  const facts: readonly (readonly [string, string])[] = [
    ...(email === null
      ? []
      : [
          [
            say.email,
            givenWith.email ? `${email} (${staffWords.givenWith[givenWith.email].toLowerCase()})` : email,
          ] as const,
        ]),
    [say.times, safeTimes.length === 0 ? staffWords.call.anyTime : safeTimes.map(staffWords.time).join(', ')],
    [say.voicemail, leaveMessage ? say.yes : say.no],
    [say.says, sayToOthers ?? say.saysNothing],
    [say.words, neutralWords ? say.neutral : say.usual],
  ];
  return (
    <section className={styles.card} aria-labelledby="safe">
      <h2 id="safe">{say.heading}</h2>
      {(number !== null || isNumberHeld) && (
        <>
          {number !== null && (
            <p className={styles.number}>
              <a href={`tel:${number}`}>{number}</a>
            </p>
          )}
          {number !== null && givenWith.number && (
            <p className={styles.small}>{staffWords.givenWith[givenWith.number]}</p>
          )}
          <PutRightMark mark={summary.putRight.phone} says={words.putRight.phone} />
          <p className={styles.safe} data-safe={rings}>
            {!mayRing ? say.noCalls : isSafeNow ? say.now : (tooSoon ?? say.notNow)}
          </p>
          {number !== null && mayRing && tooSoon && <p className={styles.small}>{early.toldEarly}</p>}
          {isNumberHeld && (
            <HeldNumber
              customerId={customerId}
              why={mayRing ? tooSoonWhy(safe, now) : null}
              onTold={onTold}
            />
          )}
        </>
      )}
      {!isTold && <p className={styles.small}>{say.untold}</p>}
      <dl className={styles.pairs}>
        {facts.map(([term, says]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
