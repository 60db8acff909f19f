import type { OverPlan as Over } from '@towpath/contracts/api/plans.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { useEffect, useRef } from 'react';
import { FreeAdvice } from '../advice/FreeAdvice.tsx';
import { LettersCard } from '../letters/card/LettersCard.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { OverHistory } from './history/OverHistory.tsx';
import styles from './Plans.module.css';
import { TalkWithUs } from './TalkWithUs.tsx';
import type { PlanRead } from './WithPlan.tsx';
import { words } from './words.ts';

type OverPlanProps = {
  readonly read: PlanRead;
  readonly over: Over;
  readonly again: () => void;
  /** Whether it stood on this page and is over since. */
  readonly isGone: boolean;
};

/**
 * How what the person was on is over, and what they do now: a talk with us, and what else fits. It stays until they choose
 * something else.
 */
export function OverPlan({ read, over, again, isGone }: OverPlanProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed went with the plan.
  useEffect(() => {
    if (isGone) heading.current?.focus();
  }, [isGone]);
  const { advice, back } = read.beside;
  const { shortName, name } = over.product;
  return (
    <>
      <article className={styles.page} aria-labelledby="plan">
        <PageTitle>{words.title}</PageTitle>
        <p className={styles.tag}>{name}</p>
        <h1 id="plan" ref={heading} tabIndex={-1}>
          {over.stands}
        </h1>
        <p className="lead">{over.you}</p>
        <p className="small muted">{words.over.since(sayDay(over.endedOn))}</p>
        {over.couldNotBeKept && <p>{words.over.couldNotBeKept}</p>}
        {over.sums && (
          <p>
            {words.over.sums(formatSum(over.sums.paid), formatSum(over.sums.owed), over.sums.paid > 0)}{' '}
            <TextLink href={paths.completedDebts}>{words.over.owedNow}</TextLink>
          </p>
        )}
        {over.owesNothing && <p>{words.over.owesNothing}</p>}
        {over.clearedOnList && <p>{words.over.clearedOnList}</p>}
        <p>
          {over.owesNothing || over.clearedOnList ? (
            <ButtonLink href={paths.completedDebts}>{words.over.seeDebts}</ButtonLink>
          ) : (
            <ButtonLink href={back}>{words.over[over.isDone ? 'seeAdvice' : 'seeElse']}</ButtonLink>
          )}
        </p>
      </article>
      <TalkWithUs read={read} again={again} />
      <OverHistory key={over.id} over={over} />
      {/* Nobody is to be asked for time about what was cleared. */}
      {!over.clearedOnList && (
        <div className={styles.section}>
          <LettersCard plan={null} owesNothing={over.owesNothing} />
        </div>
      )}
      <div className={styles.section}>
        <p className={styles.ways}>
          <TextLink href={paths.solution(shortName)}>{words.plan.read(inSentence(shortName))}</TextLink>
          <TextLink href={paths.papers}>{words.plan.papers}</TextLink>
        </p>
      </div>
      {advice && <FreeAdvice>{advice.freeAdvice}</FreeAdvice>}
    </>
  );
}
