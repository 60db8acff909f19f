import type { TimeBeside as Time } from '@towpath/contracts/api/plans.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { LettersCard } from '../letters/card/LettersCard.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import styles from './Plans.module.css';
import { TimeBeside } from './TimeBeside.tsx';
import { words } from './words.ts';

type NoPlanProps = {
  /** Where the person goes to see their advice. */
  readonly back: string;
  /** Whether one stood on this page and is left since: here, in another window, or with one of us. */
  readonly isGone: boolean;
  /** What gave them time and goes on all the same; null for nothing. */
  readonly time: Time | null;
  /** How they talk with us, which stands here while that goes on. */
  readonly talk: ReactNode;
};

/** That nothing is chosen, with the way to the advice, behind the time that goes on where some does. Where a plan has just gone it says so first, and has the focus. */
export function NoPlan({ back, isGone, time, talk }: NoPlanProps) {
  const gone = useRef<HTMLDivElement>(null);
  // What was pressed went with the plan.
  useEffect(() => {
    if (isGone) gone.current?.focus();
  }, [isGone]);
  return (
    <>
      <PageTitle>{time ? words.title : words.plan.none}</PageTitle>
      {isGone && (
        <div ref={gone} tabIndex={-1} className={styles.section}>
          <Notification tone="green" heading={words.plan.gone}>
            {words.plan.goneText}
          </Notification>
        </div>
      )}
      {time && <TimeBeside time={time} headingLevel={1} />}
      <EmptyState
        headingLevel={time ? 2 : 1}
        heading={time ? words.time.none : words.plan.none}
        action={<ButtonLink href={back}>{words.plan.seeAdvice}</ButtonLink>}
      >
        {words.plan.noneText}
      </EmptyState>
      {time && talk}
      <div className={styles.section}>
        <LettersCard plan={null} />
      </div>
    </>
  );
}
