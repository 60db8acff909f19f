import type { Plan } from '@towpath/contracts/api/plans.ts';
import { myRepayment, type Repayment as Read } from '@towpath/contracts/api/repayment.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { isScheme } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { sumsDiffer } from '@towpath/domain/plans/repayment/sumsDiffer.ts';
import { standsRepaid } from '@towpath/domain/plans/standsRepaid.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { PlanHistory } from '../history/PlanHistory.tsx';
import { LeaveSent } from '../LeavePlan.tsx';
import { KeptPlan } from './KeptPlan.tsx';
import own from './Repayment.module.css';
import { words } from './words.ts';

type RepaymentProps = {
  /** Hears how the plan stands by what was read of it; null while nothing is. */
  readonly onSays: (says: TopSays | null) => void;
  readonly plan: Plan;
  /** Where the person goes to see their advice. */
  readonly back: string;
  /** A question is open before the advice, and the page says so. */
  readonly isAsked: boolean;
  /** Reads the page anew, once the plan has gone on by what was written down. */
  readonly again: () => void;
  /** Beside the answers where there is room, below them where there is not. */
  readonly aside: ReactNode;
  /** The way to the letters. */
  readonly letters: ReactNode;
};

/** How the plan stands by what was read of it last, in the place of how it stood as its page was read. */
export type TopSays = {
  readonly stands: string;
  readonly you: string;
};

/**
 * The plan that the person repays by, once it is begun: how it stands, who has answered, the payments, the debt going down,
 * what changes it, and all that has happened. What stands above and beside it is there however that is read.
 */
export function Repayment({ onSays, plan, back, isAsked, again: readPage, aside, letters }: RepaymentProps) {
  const { answer, error, isFetching, again } = useRemote(() => api(myRepayment));
  const [noted, setNoted] = useState<Read | null>(null);
  const readIn = useRef(plan.state);
  // What was said of the whole plan on its page may leave nothing to pay or to write down.
  useEffect(() => {
    if (readIn.current === plan.state) return;
    readIn.current = plan.state;
    void again();
  }, [plan.state, again]);
  const read = answer?.repayment ? newer(answer.repayment, noted) : null;
  const says = topOf(plan, read);
  const [stands, you] = [says?.stands, says?.you];
  useEffect(() => {
    onSays(stands === undefined || you === undefined ? null : { stands, you });
  }, [onSays, stands, you]);
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
          {!plan.mayLeave && <LeaveSent plan={plan} onLeft={readPage} />}
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
          isAsked={isAsked}
          onNoted={now => {
            // What is told next follows on it, however long the page takes to be read anew.
            setNoted(now);
            readPage();
          }}
          onStale={() => void again()}
          onLeft={readPage}
        />
      )}
    </>
  );
}

/** What was just written down is in the heading at once, however long the page takes to be read anew. */
function topOf({ state, stands: ofWay }: Plan, read: Read | null): TopSays | null {
  const repayment = read?.stands ? { ...read.stands, sumsDiffer: sumsDiffer(read) } : null;
  const says = read && standsRepaid(ofWay, { state, repayment }, read.today);
  return says && { stands: says.stands, you: says.you };
}

/** Of what was read and what came back as something was written down, what has more of it. */
function newer(read: Read, noted: Read | null): Read {
  return noted !== null && noted.planId === read.planId && noted.sequence > read.sequence ? noted : read;
}
