import type { Plan } from '@towpath/contracts/api/plans.ts';
import { myRepayment, type Repayment as Read } from '@towpath/contracts/api/repayment.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { isScheme } from '@towpath/domain/plans/repayment/drawing.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../data/client.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { PlanHistory } from '../history/PlanHistory.tsx';
import { KeptPlan } from './KeptPlan.tsx';
import { restOf } from './paidNow.ts';
import own from './Repayment.module.css';
import { words } from './words.ts';

type RepaymentProps = {
  /** Hears what stands above it in the place of how the plan stands; null for nothing. */
  readonly onSays: (says: TopSays | null) => void;
  readonly plan: Plan;
  /** Where the person goes to see their advice. */
  readonly back: string;
  /** Reads the page anew, once the plan has gone on by what was written down. */
  readonly again: () => void;
  /** Beside the answers where there is room, below them where there is not. */
  readonly aside: ReactNode;
  /** The way to the letters. */
  readonly letters: ReactNode;
};

/** What stands in the place of how the plan stands, where its list says something else. */
export type TopSays = { readonly stands: string; readonly you: string };

/**
 * The plan that the person repays by, once it is begun: how it stands, who has answered, the payments, the debt going down,
 * what changes it, and all that has happened. What stands above and beside it is there however that is read.
 */
export function Repayment({ onSays, plan, back, again: readPage, aside, letters }: RepaymentProps) {
  const { answer, error, isFetching, again } = useRemote(() => api(myRepayment));
  const [noted, setNoted] = useState<Read | null>(null);
  const read = answer?.repayment ? newer(answer.repayment, noted) : null;
  const says = topOf(plan, read);
  useEffect(() => onSays(says), [onSays, says]);
  const beside = (
    <>
      {aside}
      {letters}
    </>
  );
  const reads = error ? (
    <div className={own.repayment}>
      <TroubleState headingLevel={2} onRetry={() => void again()} retrying={isFetching}>
        {wordsOfReading(error)}
      </TroubleState>
      {beside}
    </div>
  ) : (
    <Loading label={words.loading} skeleton={[60, 100, 100]} />
  );
  return (
    <>
      {!answer && reads}
      {answer?.repayment === null && (
        <div className={own.repayment}>
          {beside}
          <PlanHistory plan={plan} />
        </div>
      )}
      {read && (
        <KeptPlan
          plan={plan}
          aside={aside}
          letters={letters}
          read={read}
          inScheme={isScheme(plan.product.shortName)}
          back={back}
          onNoted={now => {
            // What is told next follows on it, however long the page takes to be read anew.
            setNoted(now);
            readPage();
          }}
          onStale={() => void again()}
        />
      )}
    </>
  );
}

/** A plan whose offers went, with others that are still to go, is about those. */
function topOf({ state }: Plan, read: Read | null): TopSays | null {
  const isSent = state === 'sent' || state === 'accepted' || state === 'running';
  if (!isSent || read?.stands?.headline.says !== 'offers to send') return null;
  const { stands, you, youInBreak } = words.offersToGo;
  return { stands, you: restOf(read.stands) === null ? you : youInBreak };
}

/** Of what was read and what came back as something was written down, what has more of it. */
function newer(read: Read, noted: Read | null): Read {
  return noted !== null && noted.planId === read.planId && noted.sequence > read.sequence ? noted : read;
}
