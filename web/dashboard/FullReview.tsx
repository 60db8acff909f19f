import { createNextJourney } from '@towpath/contracts/api/journeys.ts';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Anchor } from '@towpath/design-system/links.tsx';
import { api } from '../data/client.ts';
import { useOperation } from '../data/remote.ts';
import { bringingLoginPath, paths } from '../shell/paths.ts';
import { useGoTo } from '../shell/useGoTo.ts';
import styles from './FullReview.module.css';
import { MakeAccount } from './MakeAccount.tsx';
import { NextCard } from './NextCard.tsx';
import type { NextStep } from './nextStep.ts';
import { words } from './words.ts';

type FullReviewProps = {
  /** The link back to what is done. */
  readonly next: NextStep;
  readonly isRegistered: boolean;
  /** The email that they gave, if any. */
  readonly email?: string | undefined;
  /** Called once they have an account. */
  readonly onMade: () => void;
  /** Something else comes first today. */
  readonly isSecond?: boolean;
};

/** After the first look: the full review. It needs an account. */
export function FullReview({ next, isRegistered, email, onMade, isSecond = false }: FullReviewProps) {
  const goTo = useGoTo();
  const beginning = useOperation(() => api(createNextJourney, { body: {} }));
  const lookBack = { href: next.href, words: words.fullReview.lookBack };

  async function begin() {
    if (await beginning.trigger()) goTo(paths.journeyNow);
  }

  if (!isRegistered) {
    return (
      <Card as="section" labelledBy="next-heading">
        <h2 id="next-heading">{words.fullReview.heading}</h2>
        <p className={styles.why}>{words.fullReview.needsAccount}</p>
        <MakeAccount email={email} onMade={onMade} />
        <p className={styles.ways}>
          {words.fullReview.hasAccount} <Anchor href={bringingLoginPath()}>{words.fullReview.logIn}</Anchor>
        </p>
        <p>
          <Anchor href={next.href}>{words.fullReview.lookBack}</Anchor>
        </p>
      </Card>
    );
  }
  return (
    <>
      {beginning.error && <Notification tone="red">{beginning.error.message}</Notification>}
      <NextCard
        next={{
          heading: words.fullReview.heading,
          line: words.fullReview.line,
          action: words.fullReview.action,
        }}
        onPress={() => void begin()}
        busy={beginning.isFetching}
        isSecond={isSecond}
        also={lookBack}
      />
    </>
  );
}
