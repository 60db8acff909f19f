import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect, useRef } from 'react';
import { useOperation } from '../../data/remote.ts';
import { hasSession } from '../../data/session.ts';
import { type Begun, goOn } from '../goOn.ts';
import { beginAnew } from './beginAnew.ts';
import styles from './Lead.module.css';
import { words } from './words.ts';

/**
 * Asks whoever opened a partner's link where somebody has begun whether that is them, and says what becomes of what is
 * begun here. Nothing happens until they have said.
 */
export function WhoseIsIt({
  isGuests,
  isLinkOver,
  onDone,
}: {
  /** What is begun here has no account. */
  readonly isGuests: boolean;
  readonly isLinkOver: boolean;
  readonly onDone: (begun: Begun, isAnew: boolean) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const carryingOn = useOperation(goOn);
  const beginning = useOperation(beginAnew);
  // The session may have ended, and the link not have been reached.
  const canCarryOn = hasSession() || carryingOn.isFetching || beginning.isFetching;
  const isBusy = carryingOn.isFetching || beginning.isFetching;
  const error = carryingOn.error ?? beginning.error;

  async function press(choice: typeof carryingOn) {
    if (isBusy) return;
    carryingOn.reset();
    beginning.reset();
    const begun = await choice.trigger();
    if (begun) onDone(begun, choice === beginning);
  }

  return (
    <div className="stack">
      <h1 ref={heading} tabIndex={-1}>
        {words.whose.heading}
      </h1>
      {isLinkOver && <p>{words.whose.linkOver}</p>}
      <p>{isGuests ? words.whose.guestLoses : words.whose.accountKeeps}</p>
      {!isLinkOver && <p>{words.whose.carryOnKeeps}</p>}
      {error && <Notification tone="red">{error.message}</Notification>}
      <div className={styles.choices}>
        {canCarryOn && (
          <Button
            variant="secondary"
            loading={carryingOn.isFetching}
            loadingLabel={words.whose.carryingOn}
            onClick={() => void press(carryingOn)}
          >
            {words.whose.carryOn}
          </Button>
        )}
        <Button
          variant="secondary"
          loading={beginning.isFetching}
          loadingLabel={words.whose.beginning}
          onClick={() => void press(beginning)}
        >
          {isLinkOver ? words.whose.beginAnewWithout : words.whose.beginAnew}
        </Button>
      </div>
    </div>
  );
}
