import { PLAN_OUTCOMES, workPlan, workPlanOutcome } from '@towpath/contracts/api/staffWork.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isOutOfOurHands } from '@towpath/domain/plans/planState.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import { useGoTo } from '../shell/useGoTo.ts';
import { casePath } from './area.ts';
import type { OpenWork } from './CallToMake.tsx';
import { FIRST_OF_TALK } from './case/application/firstOfTalk.ts';
import { dayText, momentText } from './dueText.ts';
import { staffApi, staffApiByItself } from './staffApi.ts';
import { useReadAgain } from './useReadAgain.ts';
import { words } from './words.ts';
import { Changes } from './work/Changes.tsx';
import { Facts } from './work/Facts.tsx';
import { Notes } from './work/Notes.tsx';
import { type Noting, OutcomeForm } from './work/OutcomeForm.tsx';
import styles from './work/Pane.module.css';
import { Ringing } from './work/Ringing.tsx';
import { Understood } from './work/Understood.tsx';
import { useChanged } from './work/useChanged.ts';
import { words as work } from './work/words.ts';

/** Who chose what, how it is safe to ring them, and what came of it. Showing it is a look at a person, and is written down. */
export function PlanToTalkOver({ workId, onNoted, gone }: OpenWork) {
  const { answer: plan, error, again } = useRemote(() => staffApiByItself(workPlan, { params: { workId } }));
  useReadAgain(again, !gone);
  const changes = useChanged(plan);
  const goTo = useGoTo();
  const noting = useOperation(async (body: Noting<(typeof PLAN_OUTCOMES)[number]>) => {
    await staffApi(workPlanOutcome, { params: { workId }, body });
    return true;
  });
  if (!plan) {
    return error ? (
      <Notification tone="red">{wordsOfFailure(error)}</Notification>
    ) : (
      <Loading label={words.loading} skeleton={[60, 60]} />
    );
  }
  const now = new Date();
  const times = plan.safeTimes.length === 0 ? words.call.anyTime : plan.safeTimes.map(words.time).join(', ');
  const others = plan.alsoWaits.filter(kind => kind !== 'callback');
  return (
    <div className={styles.open}>
      <h3>
        {words.call.heading} {plan.name ?? words.call.noName}
      </h3>
      <Changes says={gone ? [] : changes} />
      {gone ? null : plan.mayRing && plan.hasNumber ? (
        <Ringing {...plan} workId={workId} onTold={again} />
      ) : (
        <p className={styles.also}>{plan.mayRing ? words.call.noNumber : words.plan.noCalls}</p>
      )}
      <Facts
        facts={[
          [words.plan.chose, inSentence(plan.shortName)],
          [words.plan.on, dayText(plan.chosenOn)],
          ...(plan.state === 'chosen' ? [] : [[words.plan.stands, words.plan.states[plan.state]] as const]),
          ...(plan.saidToFit !== null && plan.saidToFit !== plan.shortName
            ? [[words.plan.weSay, inSentence(plan.saidToFit)] as const]
            : []),
          [work.facts.due, momentText(new Date(plan.dueAt), now)],
          [words.call.times, times],
          ...(plan.attempts > 0 ? [[work.facts.tries, words.work.attempts(plan.attempts)] as const] : []),
        ]}
      />
      {plan.doubt !== null && <p className={styles.also}>{words.plan.doubt[plan.doubt]}</p>}
      {plan.doubt === null && plan.adviserConfirmation === 'confirmed' && (
        <p className={styles.also}>{words.plan.confirmed}</p>
      )}
      {plan.talkWaits && (
        <p className={styles.also}>{plan.caseOf === null ? work.talkToNoteByOther : work.talkWaits}</p>
      )}
      <Understood answers={plan.understanding} />
      {plan.alsoWaits.includes('callback') && <p className={styles.also}>{work.planEndsCall}</p>}
      {others.length > 0 && (
        <p className={styles.also}>{work.alsoWaits(others.map(kind => words.work.one[kind]))}</p>
      )}
      <Notes notes={plan.notes} now={now} />
      <OutcomeForm
        workId={workId}
        // What was sent goes on as it stands, whatever is said of the advice since.
        outcomes={PLAN_OUTCOMES.filter(
          one => plan.doubt === null || one !== 'goes-on' || isOutOfOurHands(plan.state),
        )}
        say={words.plan.outcomes}
        hint={work.outcome.planHint}
        failure={noting.error}
        gone={gone}
        isSaving={noting.isFetching}
        save={async body => (await noting.trigger(body)) ?? false}
        onNoted={async ({ outcome }) => {
          await onNoted();
          if (outcome === 'goes-on' && plan.talkWaits && plan.caseOf !== null) {
            goTo(casePath(plan.caseOf, 'application'), { state: { field: FIRST_OF_TALK } });
          }
        }}
      />
    </div>
  );
}
