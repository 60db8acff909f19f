import { choiceQuestions } from '@towpath/contracts/api/plans.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { howLeft } from '@towpath/domain/plans/leaving.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { isListFirst } from '@towpath/domain/solutions/explain/clearedFirst.ts';
import { confirmationOf } from '@towpath/domain/solutions/explain/confirmation.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import type { ReactNode } from 'react';
import { FreeAdvice } from '../advice/FreeAdvice.tsx';
import { solutionNamed } from '../advice/solutionTexts.ts';
import { api } from '../data/client.ts';
import { wordsOfReading } from '../data/failure.ts';
import { useRemote } from '../data/remote.ts';
import { useSiteContent } from '../journey/siteContent.ts';
import { bookingAddress } from '../shell/bookingAddress.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useParams } from '../shell/router/router.tsx';
import { Choice } from './choose/Choice.tsx';
import type { Question } from './choose/Questions.tsx';
import { words } from './choose/words.ts';
import { type PlanRead, WithPlan } from './WithPlan.tsx';
import { words as ofPlans } from './words.ts';

/** Choosing one solution of the advice: what matters most about it again, what happens next, and one button. */
export function ChoosePage() {
  return <WithPlan>{(read, again) => <Choosing read={read} onStale={again} />}</WithPlan>;
}

/** `onStale`: what was read is not how it stands any more. */
function Choosing({ read, onStale }: { readonly read: PlanRead; readonly onStale: () => void }) {
  const { shortName = '' } = useParams();
  const { advice, back, isClosed } = read.beside;
  const bookingUrl = useSiteContent()?.bookingUrl;
  // A booking site of somebody else has its own pages.
  const booksHere = bookingUrl?.startsWith('/') ?? false;
  if (!advice) return <AskedFirst at={back} />;
  if (isListFirst(advice) && !isClosed) return <ListFirst says={advice.missing[0]?.says ?? ''} />;
  const solution = solutionNamed(advice, shortName);
  if (isClosed || !solution || !canChoose(advice, solution.product.shortName)) {
    const says = isClosed ? ofPlans.choose.closed : ofPlans.choose.notOpen;
    return (
      <>
        <PageTitle>{says}</PageTitle>
        <EmptyState
          headingLevel={1}
          heading={says}
          action={<ButtonLink href={back}>{ofPlans.choose.notOpenAway}</ButtonLink>}
        >
          {isClosed ? ofPlans.choose.closedText : ofPlans.choose.notOpenText}
        </EmptyState>
      </>
    );
  }
  const { plan } = read;
  if (plan && howLeft(plan.product.shortName, plan.state) === null) {
    const says = ofPlans.choose.isSent(inSentence(plan.product.shortName));
    return (
      <>
        <PageTitle>{says}</PageTitle>
        <EmptyState
          headingLevel={1}
          heading={says}
          action={<ButtonLink href={paths.plan}>{ofPlans.choose.isSentAway}</ButtonLink>}
        >
          {ofPlans.choose.isSentText}
        </EmptyState>
        <FreeAdvice>{advice.freeAdvice}</FreeAdvice>
      </>
    );
  }
  return (
    <>
      <WithQuestions shortName={solution.product.shortName} recordId={advice.recordId ?? ''}>
        {questions => (
          <Choice
            solution={solution}
            recordId={advice.recordId ?? ''}
            confirmation={confirmationOf(solution.product.shortName, advice.decided?.shortName ?? null)}
            before={read.plan}
            questions={questions}
            talking={talkingOf(read)}
            callTo={booksHere && !read.talk && !read.call ? read.contact : null}
            bookingAt={bookingAddress(bookingUrl ?? paths.book)}
            back={back}
            onStale={onStale}
          />
        )}
      </WithQuestions>
      <FreeAdvice>{advice.freeAdvice}</FreeAdvice>
    </>
  );
}

/** Nothing is chosen while the list of debts has what was cleared. */
function ListFirst({ says }: { readonly says: string }) {
  const { listFirst } = ofPlans.choose;
  return (
    <>
      <PageTitle>{listFirst.heading}</PageTitle>
      <EmptyState
        headingLevel={1}
        heading={listFirst.heading}
        action={<ButtonLink href={paths.completedDebts}>{listFirst.away}</ButtonLink>}
      >
        {says}
      </EmptyState>
    </>
  );
}

/** Nothing is chosen while a question is open before the advice: what was chosen before stands. */
function AskedFirst({ at }: { readonly at: string }) {
  const says = ofPlans.plan.asked;
  return (
    <>
      <PageTitle>{says.heading}</PageTitle>
      <EmptyState
        headingLevel={1}
        heading={says.heading}
        action={<ButtonLink href={at}>{says.answer}</ButtonLink>}
      >
        {says.text} <TextLink href={paths.plan}>{ofPlans.choose.seePlan}</TextLink>
      </EmptyState>
    </>
  );
}

type WithQuestionsProps = {
  readonly shortName: string;
  readonly recordId: string;
  readonly children: (questions: readonly Question[]) => ReactNode;
};

/** What is asked before an insolvency is chosen, once it is read; of anything else nothing is. */
function WithQuestions({ shortName, recordId, children }: WithQuestionsProps) {
  return isInsolvency(shortName) ? (
    <ReadQuestions key={recordId} shortName={shortName} recordId={recordId}>
      {children}
    </ReadQuestions>
  ) : (
    children([])
  );
}

function ReadQuestions({ shortName, recordId, children }: WithQuestionsProps) {
  const { answer, error, isFetching, again } = useRemote(() =>
    api(choiceQuestions, { query: { recordId, shortName } }),
  );
  if (answer) return children(answer.questions);
  if (!error) return <Loading wholePage label={words.questions.loading} skeleton={[40, 100, 100]} />;
  return (
    <TroubleState headingLevel={1} onRetry={again} retrying={isFetching}>
      {wordsOfReading(error)}
    </TroubleState>
  );
}

/** How who chooses comes to talk with us: by the talk that they booked, or by asking for a call. */
function talkingOf({ talk, call, callBy }: PlanRead): string | undefined {
  if (talk) return ofPlans.choose.booked[talk.way](sayWhen(new Date(talk.startsAt)));
  return call ? undefined : ofPlans.choose.call(callBy && sayWeekday(callBy));
}
