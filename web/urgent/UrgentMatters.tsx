import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { phoneCall } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { useId } from 'react';
import { hrefOf } from './CallLink.tsx';
import { byNumber, Numbers, type Ring, ringFirst } from './Numbers.tsx';
import { useOurLine } from './ourLine.ts';
import styles from './UrgentMatters.module.css';
import { words } from './words.ts';

type Matter = Recommendation['urgent'][number];

/**
 * What cannot wait, the most dangerous first: what to do, a number to ring and words to say. The rest is a line each, and all
 * of it where it is kept off for now.
 */
export function UrgentMatters({ urgent }: Pick<Recommendation, 'urgent'>) {
  const [first, ...rest] = urgent;
  if (first === undefined) return null;
  if (first.isKeptOff) {
    return (
      <div className={styles.firsts}>
        <KeptOff urgent={urgent} />
      </div>
    );
  }
  return (
    <section className={styles.firsts} aria-label={words.heading}>
      <First matter={first} />
      <OtherMatters first={first} rest={rest} />
    </section>
  );
}

/** What a deal or the law keeps off for now, where that is all: a line each, with what to do if it is not kept to. */
export function KeptOff({ urgent }: Pick<Recommendation, 'urgent'>) {
  const id = useId();
  return (
    <section className={styles.keptOff} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {words.keptOff}
      </h2>
      <OtherMatters rest={urgent} />
    </section>
  );
}

type OtherMattersProps = {
  /** What stands above them, with its number; undefined where they stand alone. */
  readonly first?: Matter | undefined;
  readonly rest: readonly Matter[];
};

/**
 * Each a line, below the number to ring about it; what it is about and what to say is one tap away. A number is said once
 * for all that follow one another and go to it.
 */
export function OtherMatters({ first, rest }: OtherMattersProps) {
  const id = useId();
  const line = useOurLine();
  if (rest.length === 0) return null;
  const above = first && ringFirst(first.step, line).first?.number;
  return (
    <div className={styles.rest}>
      {byNumber(rest, line).map(({ ring, matters }, place) => {
        const who = `${id}-${place}`;
        return (
          <div key={matters.map(keyOf).join()}>
            <p className={styles.who} id={who}>
              {place === 0 && first && ring?.number === above
                ? words.sameCall
                : ring && <Who ring={ring} isTheirsToo={matters.every(({ step }) => step.ringsThem)} />}
            </p>
            <ul aria-labelledby={who}>
              {matters.map(matter => (
                <li key={keyOf(matter)}>
                  <Disclosure summary={matter.step.heading}>
                    <p className={styles.about}>
                      <About matter={matter} />{' '}
                      {matter.step.ringsThem && ring && (
                        <>
                          {words.orUsFirst} <a href={hrefOf(ring.number)}>{ring.number}</a>
                        </>
                      )}
                    </p>
                    <Say>{matter.step.say}</Say>
                  </Disclosure>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

/** @param isTheirsToo those who are owed can be rung about all of it too */
function Who({ ring: { name, number }, isTheirsToo }: { ring: Ring; isTheirsToo: boolean }) {
  const who = name !== null ? words.of(name) : isTheirsToo ? words.themOrUs : words.us;
  return (
    <>
      {who} <a href={hrefOf(number)}>{number}</a>
    </>
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
