import { CALL_OUTCOMES, workCall, workOutcome } from '@towpath/contracts/api/staffWork.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import { momentText } from './dueText.ts';
import { staffApi } from './staffApi.ts';
import { words } from './words.ts';
import { Facts } from './work/Facts.tsx';
import { Notes } from './work/Notes.tsx';
import { type Noting, OutcomeForm } from './work/OutcomeForm.tsx';
import styles from './work/Pane.module.css';
import { Ringing } from './work/Ringing.tsx';
import { words as work } from './work/words.ts';

/** Work that is open in the list, and what is done once its outcome is noted. */
export type OpenWork = { readonly workId: string; readonly onNoted: () => Promise<unknown> };

/** Whom to ring and how it is safe to, and what came of it. Showing it is a look at a person, and is written down. */
export function CallToMake({ workId, onNoted }: OpenWork) {
  const { answer: call, error, again } = useRemote(() => staffApi(workCall, { params: { workId } }));
  const noting = useOperation(async (body: Noting<(typeof CALL_OUTCOMES)[number]>) => {
    await staffApi(workOutcome, { params: { workId }, body });
    return true;
  });
  if (!call) {
    return error ? (
      <Notification tone="red">{wordsOfFailure(error)}</Notification>
    ) : (
      <Loading label={words.loading} skeleton={[60, 60]} />
    );
  }
  const now = new Date();
  const times = call.safeTimes.length === 0 ? words.call.anyTime : call.safeTimes.map(words.time).join(', ');
  return (
    <div className={styles.open}>
      <h3>
        {words.call.heading} {call.name ?? words.call.noName}
      </h3>
      <Ringing {...call} workId={workId} onTold={again} />
      <Facts
        facts={[
          [words.call.asked, momentText(new Date(call.askedAt), now)],
          [work.facts.due, momentText(new Date(call.dueAt), now)],
          [words.call.times, times],
          ...(call.attempts > 0 ? [[work.facts.tries, words.work.attempts(call.attempts)] as const] : []),
        ]}
      />
      {call.alsoWaits.length > 0 && (
        <p className={styles.also}>{work.alsoWaits(call.alsoWaits.map(kind => words.work.one[kind]))}</p>
      )}
      <Notes notes={call.notes} now={now} />
      <OutcomeForm
        workId={workId}
        outcomes={CALL_OUTCOMES}
        say={words.call.outcomes}
        hint={work.outcome.hint}
        failure={noting.error}
        isSaving={noting.isFetching}
        onSave={async body => {
          if (await noting.trigger(body)) await onNoted();
        }}
      />
    </div>
  );
}
