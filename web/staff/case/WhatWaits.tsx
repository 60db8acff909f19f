import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { caseWaits } from '@towpath/contracts/api/staffWaits.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { useId } from 'react';
import { staffApi } from '../staffApi.ts';
import styles from './Case.module.css';
import { type PartProps, usePart } from './usePart.tsx';
import { words as say } from './waitsWords.ts';

/** What waits for the person in order of danger, what they wait for, and what was done lately. */
export function WhatWaits({ customerId }: Pick<PartProps, 'customerId'>) {
  const id = useId();
  const { answer, instead } = usePart(() => staffApi(caseWaits, { params: { customerId } }));
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{say.heading}</h2>
      {answer ? <Waits {...answer} /> : instead}
    </section>
  );
}

function Waits({ leads, matter, dates, waits, done, standing }: AnswerOf<typeof caseWaits>) {
  return (
    <>
      <p className={styles.small}>{say.lead}</p>
      {standing !== null && <p>{standing}</p>}
      <h3>{say.theirs}</h3>
      {dates.length === 0 && matter === null ? (
        <p>{say.nothingTheirs}</p>
      ) : (
        <ol className={styles.timeline}>
          {matter && (
            <li>
              <b>{matter.heading}</b>
              <span className={styles.small}>{say.first}</span>
              <span className={styles.small}>{matter.says}</span>
            </li>
          )}
          {dates.map(({ stake, title, text, tag, day, isLate, isOneThing }) => (
            <li key={`${stake} ${title} ${day}`}>
              <b>{title}</b>
              <span className={styles.small}>
                {[tag, whenText(day, isLate), ...(isOneThing && leads === 'thing' ? [say.first] : [])].join(
                  ', ',
                )}
              </span>
              <span className={styles.small}>{text}</span>
            </li>
          ))}
        </ol>
      )}
      <h3>{say.others}</h3>
      {waits.length === 0 ? (
        <p>{say.nothingOthers}</p>
      ) : (
        <ul className={styles.timeline}>
          {waits.map(({ who, what, by, isLate }) => (
            <li key={`${who} ${what} ${by}`}>
              <b>{who}</b>
              <span className={styles.small}>
                {what}, {whenText(by, isLate)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <>
          <h3>{say.done}</h3>
          <ul className={styles.timeline}>
            {done.map(({ what, on }) => (
              <li key={`${what} ${on}`}>
                {what}
                <span className={styles.small}>{sayDay(on)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function whenText(day: string | null, isLate: boolean): string {
  if (day === null) return isLate ? say.late : say.noDay;
  return isLate ? `${say.by(sayDay(day))}, ${say.late}` : say.by(sayDay(day));
}
