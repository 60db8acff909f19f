import type { TimeBeside as Time } from '@towpath/contracts/api/plans.ts';
import { classNames } from '@towpath/design-system/classNames.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { PlanSteps } from './PlanSteps.tsx';
import styles from './Plans.module.css';
import { words } from './words.ts';

type TimeBesideProps = {
  readonly time: Time;
  /** 1 where nothing else stands on the page. */
  readonly headingLevel: 1 | 2;
};

/**
 * What gave the person time and was followed by what they chose since: how it goes on by law, with what comes of it until its
 * last day; or that it is over, since when and why.
 */
export function TimeBeside({ time, headingLevel }: TimeBesideProps) {
  const { product, stands, you, endsOn, endedOn, steps } = time;
  const Heading: 'h1' | 'h2' = `h${headingLevel}`;
  return (
    <section
      className={classNames(styles.section, headingLevel === 2 && styles.time, 'stack-small')}
      aria-labelledby="time"
    >
      <Heading id="time">{stands}</Heading>
      <p>{you}</p>
      {endsOn && (
        <p>
          {product.shortName === 'MOR'
            ? words.time.moratorium(sayDay(endsOn))
            : words.time.goesOn(inSentence(product.shortName), sayDay(endsOn))}
        </p>
      )}
      {endedOn && <p className="small muted">{words.over.since(sayDay(endedOn))}</p>}
      {steps.length > 0 && <PlanSteps steps={steps} />}
    </section>
  );
}
