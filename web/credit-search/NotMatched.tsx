import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { SEARCH_OUTCOME_MESSAGES } from '@towpath/domain/people/searchOutcome.ts';
import { useEffect, useRef } from 'react';
import styles from './CreditSearch.module.css';
import { EnterByHand } from './EnterByHand.tsx';
import { words } from './words.ts';

/** No report matches the details (ER-012). Takes the focus each time; the heading of the form follows it. */
export function NotMatched({ attempt, onByHand }: { attempt: number; onByHand: () => void }) {
  const banner = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer once more brings the focus back
  useEffect(() => {
    banner.current?.focus();
  }, [attempt]);

  return (
    <div className={styles.banner} ref={banner} tabIndex={-1} role="alert">
      <Notification tone="red" heading={words.notMatched} live={false}>
        <p>{SEARCH_OUTCOME_MESSAGES.notMatched}</p>
        <p>
          <strong>{SEARCH_OUTCOME_MESSAGES.notMatchedNote}</strong>
        </p>
        <p>
          <EnterByHand onPress={onByHand} />
        </p>
      </Notification>
    </div>
  );
}
