import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect, useRef } from 'react';
import { LettersCard } from '../letters/card/LettersCard.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import styles from './Plans.module.css';
import { words } from './words.ts';

type NoPlanProps = {
  /** Where the person goes to see their advice. */
  readonly back: string;
  /** Whether one stood on this page and is left since: here, in another window, or with one of us. */
  readonly isGone: boolean;
};

/** That nothing is chosen, with the way to the advice. Where a plan has just gone it says so first, and has the focus. */
export function NoPlan({ back, isGone }: NoPlanProps) {
  const gone = useRef<HTMLDivElement>(null);
  // What was pressed went with the plan.
  useEffect(() => {
    if (isGone) gone.current?.focus();
  }, [isGone]);
  return (
    <>
      <PageTitle>{words.plan.none}</PageTitle>
      {isGone && (
        <div ref={gone} tabIndex={-1} className={styles.section}>
          <Notification tone="green" heading={words.plan.gone}>
            {words.plan.goneText}
          </Notification>
        </div>
      )}
      <EmptyState
        headingLevel={1}
        heading={words.plan.none}
        action={<ButtonLink href={back}>{words.plan.seeAdvice}</ButtonLink>}
      >
        {words.plan.noneText}
      </EmptyState>
      <div className={styles.section}>
        <LettersCard plan={null} />
      </div>
    </>
  );
}
