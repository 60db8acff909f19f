import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { type ReactNode, useEffect } from 'react';
import { wordsOfReading } from '../data/failure.ts';
import { useRemote } from '../data/remote.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useGoTo } from '../shell/useGoTo.ts';
import { useSessionGuard } from '../shell/useSessionGuard.ts';
import { PlansFrame } from './PlansFrame.tsx';
import { readPlan } from './readPlan.ts';
import { words } from './words.ts';

type Read = Awaited<ReturnType<typeof readPlan>>;

/** The plan, with the advice beside it, null while a question is open before it, the call that is waited for and the talk that is booked. */
export type PlanRead = Read & {
  readonly beside: Extract<Read['beside'], { readonly advice: unknown }>;
};

type WithPlanProps = {
  /** What is shown once it is read; `again` reads it anew. */
  readonly children: (read: PlanRead, again: () => void) => ReactNode;
};

/** A page of the plan: its frame, and the page itself once all is read. Who has no advice yet, and no plan, goes to where they belong. */
export function WithPlan({ children }: WithPlanProps) {
  const hasSession = useSessionGuard();
  return (
    <PlansFrame title={words.title}>{hasSession ? <Reading>{children}</Reading> : <Loads />}</PlansFrame>
  );
}

function Reading({ children }: WithPlanProps) {
  const goTo = useGoTo();
  const { answer, error, isFetching, again } = useRemote(readPlan);
  const elsewhere = answer && 'elsewhere' in answer.beside ? answer.beside.elsewhere : undefined;
  useEffect(() => {
    if (elsewhere) goTo(elsewhere, { replace: true });
  }, [elsewhere, goTo]);
  if (!answer && error) {
    return (
      <>
        <PageTitle>{words.title}</PageTitle>
        <TroubleState headingLevel={1} onRetry={again} retrying={isFetching}>
          {wordsOfReading(error)}
        </TroubleState>
      </>
    );
  }
  if (!answer || 'elsewhere' in answer.beside) return <Loads />;
  return children({ ...answer, beside: answer.beside }, () => void again());
}

function Loads() {
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />
    </>
  );
}
