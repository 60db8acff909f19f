import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { CALL_OUTCOMES, workCall, workOutcome } from '@towpath/contracts/api/staffWork.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import { momentText } from './dueText.ts';
import { staffApi, staffApiByItself } from './staffApi.ts';
import { useReadAgain } from './useReadAgain.ts';
import { words } from './words.ts';
import { Changes } from './work/Changes.tsx';
import { Facts } from './work/Facts.tsx';
import type { Gone } from './work/KeepNote.tsx';
import { Notes } from './work/Notes.tsx';
import { type Noting, OutcomeForm } from './work/OutcomeForm.tsx';
import styles from './work/Pane.module.css';
import { Ringing } from './work/Ringing.tsx';
import { useChanged } from './work/useChanged.ts';
import { words as work } from './work/words.ts';

type Read = AnswerOf<typeof workCall>;

/** What an outcome says that was on the screen. */
function asRead({ number, notBefore, dueAt, safeTimes }: Read) {
  return { number, notBefore, dueAt, safeTimes };
}

/** Work that is open in the list, and what is done once its outcome is noted. */
export type OpenWork = {
  readonly workId: string;
  readonly onNoted: () => Promise<unknown>;
  /** What came of it so far; left out or null for nothing. */
  readonly lastOutcome?: string | null;
  /** It is not the reader's any more: only what they typed is. */
  readonly gone?: Gone | undefined;
};

/** Whom to ring and how it is safe to, and what came of it. Showing it is a look at a person, and is written down. */
export function CallToMake({ workId, onNoted, gone }: OpenWork) {
  const { answer: call, error, again } = useRemote(() => staffApiByItself(workCall, { params: { workId } }));
  useReadAgain(again, !gone);
  const changes = useChanged(call);
  const noting = useOperation(async (body: Noting<(typeof CALL_OUTCOMES)[number]>) => {
    await staffApi(workOutcome, {
      params: { workId },
      body: { ...body, ...(call && { was: asRead(call) }) },
    });
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
        {!gone && words.call.heading} {call.name ?? words.call.noName}
      </h3>
      <Changes says={gone ? [] : changes} />
      {!gone && <Ringing {...call} workId={workId} onTold={again} />}
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
        gone={gone}
        isSaving={noting.isFetching}
        save={async body => {
          const isNoted = (await noting.trigger(body)) ?? false;
          // Refused where they have changed something: what it is now is shown.
          if (!isNoted) await again();
          return isNoted;
        }}
        onNoted={onNoted}
      />
    </div>
  );
}
