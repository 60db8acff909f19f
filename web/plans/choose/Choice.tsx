import { choosePlan, type Plan } from '@towpath/contracts/api/plans.ts';
import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { ErrorSummary } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { givesTimeNow } from '@towpath/domain/plans/givesTime.ts';
import { howLeft, standsAsChosen } from '@towpath/domain/plans/leaving.ts';
import { isBegunAlone } from '@towpath/domain/plans/ways/ways.ts';
import type { Confirmation } from '@towpath/domain/solutions/explain/confirmation.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { sayShortDay } from '@towpath/domain/values/nearDay.ts';
import { useEffect, useRef, useState } from 'react';
import { Path } from '../../advice/solution/Path.tsx';
import { Risks } from '../../advice/solution/Risks.tsx';
import { QuickTalkPicker } from '../../bookings/quick/QuickTalkPicker.tsx';
import { type Callee, useQuickTalk } from '../../bookings/quick/useQuickTalk.ts';
import { api } from '../../data/client.ts';
import { hasCode, wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { useSiteContent } from '../../journey/siteContent.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { paths } from '../../shell/paths.ts';
import { useErrorInTitle } from '../../shell/useErrorInTitle.ts';
import { useGoTo } from '../../shell/useGoTo.ts';
import styles from '../Plans.module.css';
import { words as ofPlans } from '../words.ts';
import { useKeptAnswers } from './keptAnswers.ts';
import { promiseOf } from './promiseOf.ts';
import { type Question, Questions, unanswered } from './Questions.tsx';
import { words } from './words.ts';

const say = ofPlans.choose;

export type ChoiceProps = {
  readonly solution: Solution;
  readonly recordId: string;
  readonly confirmation: Confirmation;
  readonly before: Plan | null;
  /** What is asked before it is chosen. */
  readonly questions: readonly Question[];
  /** How they come to talk with us; undefined for who waits for a call already. */
  readonly talking: string | undefined;
  /** Whom we would ring; null where no call is booked here: one is already, or it is done elsewhere. */
  readonly callTo: Callee | null;
  readonly bookingAt: string;
  readonly back: string;
  /** What was read is not how it stands any more. */
  readonly onStale: () => void;
};

/** What matters most about a solution again, the questions before an insolvency, the call, and one button. */
export function Choice(props: ChoiceProps) {
  const { solution, recordId, confirmation, before, questions, talking, callTo, back, onStale } = props;
  const goTo = useGoTo();
  const { product, wording, adviserFirst } = solution;
  const name = inSentence(product.shortName);
  const today = onLondonClock(new Date()).day;
  const is = isInsolvency(product.shortName) ? 'grave' : 'other';
  const isOwn = confirmation !== 'waits' && isBegunAlone(product.shortName);
  const trouble = useRef<HTMLDivElement>(null);
  const kept = useKeptAnswers(recordId, product.shortName);
  // A question that is asked no more has no answer either.
  const answers = Object.fromEntries(
    questions.flatMap(({ id }) => (kept.answers[id] === undefined ? [] : [[id, kept.answers[id]]])),
  );
  const number = useSiteContent()?.callFromNumber;
  const [attempt, setAttempt] = useState(0);
  const talk = useQuickTalk(callTo, () => goTo(paths.plan));
  const choosing = useOperation(() =>
    api(choosePlan, {
      body: {
        recordId,
        shortName: product.shortName,
        hasReadRisks: true,
        replaces: before?.id ?? null,
        ...(questions.length > 0 && {
          understanding: Object.entries(answers).map(([questionId, answerId]) => ({ questionId, answerId })),
        }),
      },
    }),
  );
  const { error } = choosing;
  useEffect(() => {
    if (error) trouble.current?.focus();
  }, [error]);
  const problems = [...unanswered(questions, answers), ...talk.problems];
  const wrong = attempt > 0 ? problems : [];
  useErrorInTitle(wrong.length > 0);
  const at = callTo ? talk.at : undefined;
  const choose = async () => {
    if (!(await choosing.trigger())) return onStale();
    kept.forget();
    if (at === undefined) goTo(paths.plan);
    else await talk.sending.press();
  };
  const isNotBooked = talk.sending.refusal !== undefined || talk.sending.error !== undefined;
  const heading = say.heading[is](name);
  const press = say[confirmation === 'waits' ? 'wish' : 'submit'](name);
  return (
    <article className={styles.page} aria-labelledby="choose">
      <PageTitle>{heading}</PageTitle>
      <BackLink href={paths.solution(product.shortName)}>{say.back(name)}</BackLink>
      <h1 id="choose">{heading}</h1>
      <p className="lead">
        {questions.length > 0
          ? words.leadWith(questions.length)
          : say.lead[isOwn ? (adviserFirst === null ? 'own' : 'checked') : is]}
      </p>
      <ErrorSummary attempt={attempt} problems={wrong} />
      {confirmation === 'waits' && (
        <Notification tone="orange" live={false} heading={say.waits}>
          {say.waitsText}
        </Notification>
      )}
      {confirmation === 'confirmed' && <p>{say.confirmed}</p>}
      {adviserFirst !== null && confirmation !== 'waits' && <p>{adviserFirst}</p>}
      {before && (
        <Notification
          tone="lightpurple"
          live={false}
          heading={say.before(inSentence(before.product.shortName), sayShortDay(before.chosenOn, today))}
        >
          {before.product.shortName === product.shortName
            ? say[isThisOne(before)]
            : howLeft(before.product.shortName, before.state) === 'ended'
              ? say[before.state === 'refused' ? 'wasRefused' : 'endsIt']
              : givesTimeNow(before.product.shortName, before.state)
                ? say.goesOn
                : say.takesItsPlace}
        </Notification>
      )}
      <section aria-labelledby="matters">
        <h2 id="matters">{say.risks(wording.gravest.length)}</h2>
        <Risks texts={wording.gravest} isOneColumn />
      </section>
      {questions.length > 0 && (
        <Questions questions={questions} answers={answers} onAnswer={kept.answer} problems={wrong} />
      )}
      {/* Before an insolvency its way is read on its own page: here the questions and the call are what comes next. */}
      {questions.length === 0 && (
        <section aria-labelledby="next">
          <h2 id="next">{say.next}</h2>
          <Path steps={wording.steps} />
        </section>
      )}
      {talking !== undefined && !callTo && <p>{talking}</p>}
      <Card>
        <div className={styles.decide}>
          {callTo && (
            <QuickTalkPicker
              talk={talk}
              moreAt={props.bookingAt}
              error={wrong.find(({ id }) => id === 'number')?.message}
            />
          )}
          {error && (
            <div ref={trouble} tabIndex={-1}>
              <Notification tone="red" heading={say.trouble}>
                {wordsOfFailure(error)}{' '}
                {hasCode(error, 'PLAN_CHANGED_ELSEWHERE') && (
                  <TextLink href={paths.plan}>{words.elsewhere}</TextLink>
                )}
              </Notification>
            </div>
          )}
          {isNotBooked && (
            <p role="status">
              {words.chosenNotBooked} <TextLink href={paths.plan}>{words.toPlan}</TextLink>
            </p>
          )}
          <div className={styles.press}>
            <Button
              loading={choosing.isFetching || talk.sending.isSending}
              loadingLabel={say.submitting}
              disabled={problems.length > 0}
              onBlockedPress={() => setAttempt(attempt + 1)}
              onClick={() => void choose()}
            >
              {at === undefined
                ? press
                : isNotBooked
                  ? words.bookNow(sayWhen(new Date(at)))
                  : words.andBook(press, sayWhen(new Date(at)))}
            </Button>
            <TextLink href={back}>{say.no}</TextLink>
          </div>
          <p className="small muted">{say.nothingSent[promiseOf(product.shortName, confirmation)]}</p>
        </div>
      </Card>
      {callTo && number && (
        <p className="small muted">
          {words.sooner}{' '}
          <TextLink href={`tel:${number.replaceAll(' ', '')}`}>{number.replaceAll(' ', '\u00a0')}</TextLink>.
        </p>
      )}
    </article>
  );
}

/** What is said where the same was chosen before. */
function isThisOne({ state, doubt }: Pick<Plan, 'state' | 'doubt'>) {
  if (!standsAsChosen(state)) return 'isThisRefused';
  return doubt ? 'isThisInDoubt' : 'isThis';
}
