import { leavePlan, notePlan, type Plan } from '@towpath/contracts/api/plans.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { endedBy } from '@towpath/domain/plans/leaving.ts';
import { isScheme } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { type ReactNode, useState } from 'react';
import { api } from '../data/client.ts';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import { useSiteContent } from '../journey/siteContent.ts';
import styles from './Plans.module.css';
import { WhatWent } from './WhatWent.tsx';
import { words } from './words.ts';

type LeaveProps = {
  readonly plan: Pick<Plan, 'id' | 'state' | 'product' | 'mayNote' | 'changes'>;
  readonly onLeft: () => void;
};

/** Out of a plan that does not stand as sent. Letters of it can have gone all the same: those are named. */
export function LeaveUnsent({ plan, onLeft }: LeaveProps) {
  const name = inSentence(plan.product.shortName);
  return (
    <Leaving
      press={words.plan.leave(name)}
      ask={words.plan.leaveAsk(name)}
      text={<WhatWent plan={plan} />}
      leave={() => api(leavePlan, { params: { planId: plan.id } })}
      onLeft={onLeft}
    />
  );
}

/**
 * Out of a plan that was sent, where nothing else on the page ends it: by its person, where it is theirs to end, or else how
 * they come to that.
 */
export function LeaveSent({ plan, onLeft }: LeaveProps) {
  if (plan.mayNote.includes('ended')) {
    return (
      <div className={styles.ways}>
        <Leaving
          press={words.plan.leaveBegun}
          ask={words.plan.leaveBegunAsk}
          text={<p>{words.plan.leaveBegunText}</p>}
          leave={() =>
            api(notePlan, { params: { planId: plan.id }, body: { from: plan.state, to: 'ended' } })
          }
          onLeft={onLeft}
        />
      </div>
    );
  }
  // What was refused is not under way any more: there is nothing to stop.
  if (plan.state === 'refused') return null;
  return <EndedByOthers plan={plan} />;
}

/** Who ends what its person cannot, and that they talk with us first: by phone, or how the page has it. */
export function EndedByOthers({ plan }: { readonly plan: Pick<Plan, 'state' | 'product'> }) {
  const number = useSiteContent()?.callFromNumber;
  const { shortName } = plan.product;
  const by = endedBy(shortName, plan.state);
  if (!number && by === null) return null;
  return (
    <p className="small muted">
      {by !== null &&
        `${words.plan.endedBy(by)} ${isScheme(shortName) ? `${words.plan.endedByInScheme} ` : ''}`}
      {number && (
        <>
          {words.plan.leaveRinging}{' '}
          <TextLink href={`tel:${number.replaceAll(' ', '')}`}>{number.replaceAll(' ', '\u00a0')}</TextLink>.{' '}
          {words.plan.leaveRingingText}{' '}
        </>
      )}
      {by !== null && <TextLink href="#talk">{words.plan.endTalk}</TextLink>}
    </p>
  );
}

type LeavingProps = Pick<LeaveProps, 'onLeft'> & {
  readonly press: string;
  readonly ask: string;
  /** What leaving does. */
  readonly text: ReactNode;
  readonly leave: () => Promise<unknown>;
};

function Leaving({ press, ask, text, leave, onLeft }: LeavingProps) {
  const [asks, setAsks] = useState(false);
  const leaving = useOperation(() => leave().then(() => true));
  return (
    <>
      <TextButton onClick={() => setAsks(true)}>{press}</TextButton>
      <Modal open={asks} title={ask} onClose={() => setAsks(false)}>
        <div className={styles.decide}>
          {asks && text}
          {leaving.error && <Notification tone="red">{wordsOfFailure(leaving.error)}</Notification>}
          <Button
            block
            loading={leaving.isFetching}
            loadingLabel={words.plan.leaving}
            onClick={async () => {
              if (!(await leaving.trigger())) return;
              setAsks(false);
              onLeft();
            }}
          >
            {words.plan.leaveYes}
          </Button>
          <Button block variant="secondary" onClick={() => setAsks(false)}>
            {words.plan.leaveNo}
          </Button>
        </div>
      </Modal>
    </>
  );
}
