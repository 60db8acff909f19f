import { choosePlan, type Plan } from '@towpath/contracts/api/plans.ts';
import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { type Confirmation, confirmationOf } from '@towpath/domain/solutions/explain/confirmation.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { sayDay, sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { useEffect, useRef } from 'react';
import { FreeAdvice } from '../advice/FreeAdvice.tsx';
import { Path } from '../advice/solution/Path.tsx';
import { Risks } from '../advice/solution/Risks.tsx';
import { solutionNamed } from '../advice/solutionTexts.ts';
import { api } from '../data/client.ts';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useParams } from '../shell/router/router.tsx';
import { useGoTo } from '../shell/useGoTo.ts';
import styles from './Plans.module.css';
import { type PlanRead, WithPlan } from './WithPlan.tsx';
import { words } from './words.ts';

/** Choosing one solution of the advice: what matters most about it again, what happens next, and one button. */
export function ChoosePage() {
  return <WithPlan>{(read, again) => <Choosing read={read} onStale={again} />}</WithPlan>;
}

/** `onStale`: what was read is not how it stands any more. */
function Choosing({ read, onStale }: { readonly read: PlanRead; readonly onStale: () => void }) {
  const { shortName = '' } = useParams();
  const { advice, back, isClosed } = read.beside;
  const solution = solutionNamed(advice, shortName);
  if (isClosed || !solution || !canChoose(advice, solution.product.shortName)) {
    const says = isClosed ? words.choose.closed : words.choose.notOpen;
    return (
      <>
        <PageTitle>{says}</PageTitle>
        <EmptyState
          headingLevel={1}
          heading={says}
          action={<ButtonLink href={back}>{words.choose.notOpenAway}</ButtonLink>}
        >
          {isClosed ? words.choose.closedText : words.choose.notOpenText}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Choice
        solution={solution}
        recordId={advice.recordId ?? ''}
        confirmation={confirmationOf(solution.product.shortName, advice.decided?.shortName ?? null)}
        before={read.plan}
        talking={talkingOf(read)}
        back={back}
        onStale={onStale}
      />
      <FreeAdvice>{advice.freeAdvice}</FreeAdvice>
    </>
  );
}

/** How who chooses comes to talk with us: by the talk that they booked, or by asking for a call. */
function talkingOf({ talk, call, callBy }: PlanRead): string | undefined {
  if (talk) return words.choose.booked[talk.way](sayWhen(new Date(talk.startsAt)));
  return call ? undefined : words.choose.call(callBy && sayWeekday(callBy));
}

type ChoiceProps = {
  readonly solution: Solution;
  readonly recordId: string;
  readonly confirmation: Confirmation;
  readonly before: Plan | null;
  /** How they come to talk with us; undefined for who waits for a call already. */
  readonly talking: string | undefined;
  readonly back: string;
  /** What was read is not how it stands any more. */
  readonly onStale: () => void;
};

function Choice({ solution, recordId, confirmation, before, talking, back, onStale }: ChoiceProps) {
  const goTo = useGoTo();
  const { product, wording, adviserFirst } = solution;
  const name = inSentence(product.shortName);
  const is = isInsolvency(product.shortName) ? 'grave' : 'other';
  const trouble = useRef<HTMLDivElement>(null);
  const choosing = useOperation(() =>
    api(choosePlan, {
      body: { recordId, shortName: product.shortName, hasReadRisks: true, replaces: before?.id ?? null },
    }),
  );
  const { error, isFetching } = choosing;
  useEffect(() => {
    if (error) trouble.current?.focus();
  }, [error]);
  const heading = words.choose.heading[is](name);
  return (
    <article className={styles.page} aria-labelledby="choose">
      <PageTitle>{heading}</PageTitle>
      <BackLink href={paths.solution(product.shortName)}>{words.choose.back(name)}</BackLink>
      <h1 id="choose">{heading}</h1>
      <p className="lead">{words.choose.lead[is]}</p>
      {confirmation === 'waits' && (
        <Notification tone="orange" live={false} heading={words.choose.waits}>
          {words.choose.waitsText}
        </Notification>
      )}
      {confirmation === 'confirmed' && <p>{words.choose.confirmed}</p>}
      {adviserFirst !== null && confirmation !== 'waits' && <p className="small">{adviserFirst}</p>}
      {before && (
        <Notification
          tone="lightpurple"
          live={false}
          heading={words.choose.before(inSentence(before.product.shortName), sayDay(before.chosenOn))}
        >
          {before.product.shortName === product.shortName
            ? words.choose[before.doubt ? 'isThisInDoubt' : 'isThis']
            : words.choose.takesItsPlace}
        </Notification>
      )}
      <section aria-labelledby="matters">
        <h2 id="matters">{words.choose.risks(wording.gravest.length)}</h2>
        <Risks texts={wording.gravest} />
      </section>
      <section aria-labelledby="next">
        <h2 id="next">{words.choose.next}</h2>
        <Path steps={wording.steps} />
        {talking !== undefined && <p>{talking}</p>}
      </section>
      <Card>
        <div className={styles.decide}>
          {error && (
            <div ref={trouble} tabIndex={-1}>
              <Notification tone="red" heading={words.choose.trouble}>
                {wordsOfFailure(error)}
              </Notification>
            </div>
          )}
          <Button
            block
            loading={isFetching}
            loadingLabel={words.choose.submitting}
            onClick={async () => {
              if (await choosing.trigger()) goTo(paths.plan);
              else onStale();
            }}
          >
            {words.choose[confirmation === 'waits' ? 'wish' : 'submit'](name)}
          </Button>
          <TextLink href={back}>{words.choose.no}</TextLink>
          <p className="small muted">{words.choose.nothingSent}</p>
        </div>
      </Card>
    </article>
  );
}
