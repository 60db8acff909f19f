import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure, type Failure, Offline } from '../../data/failure.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { useLoadedJourney } from '../state/journeyContext.ts';
import { type OwnSave, sendOwn, type Told } from '../state/ownSave.ts';
import { trackStep } from '../trackStep.ts';
import { words } from '../words.ts';

type Follows<Content, Answer> = {
  /** Called once the server has it, to show what comes next. */
  readonly onSaved: (content: Content, answer: Answer) => void | Promise<void>;
  /** Called when the server refused it. */
  readonly onRefused?: (failure: Failure) => void | Promise<void>;
  /** The analytics event for a refusal. */
  readonly failedEvent?: 'submission-fail' | 'dropout-submission-fail';
};

/**
 * How a step saves through calls of its own: whether a save is in progress, and what went wrong. Saves go through the
 * outbox: without a connection they wait there, also through a reload, and are sent automatically. The page's header
 * shows the state.
 *
 * @param scope whose data it is: a journey's, or a part of what is known about the person
 */
export function useOwnSave<Content, Answer>(
  stepId: string,
  scope: string,
  own: OwnSave<Content, Answer>,
  { failedEvent = 'submission-fail', ...follows }: Follows<Content, Answer>,
) {
  const loaded = useLoadedJourney();
  const { store } = loaded;
  const outbox = useOutbox();
  const [saving, setSaving] = useState(false);
  // Left by an earlier visit: it is waiting, or the server has refused it.
  const [failure, setFailure] = useState<Failure | undefined>(() => {
    const [left] = outbox.entries(own.kind, scope).filter(({ state }) => state !== 'typed');
    return left && leftBehind(left.says);
  });
  const [fault, setFault] = useState<{ thrown: unknown }>();
  const failedWith = useRef<Failure>(undefined);
  const latest = useRef(follows);
  useEffect(() => {
    latest.current = follows;
  });

  useEffect(() => {
    let shown = true;
    const told: Told<Content, Answer> = {
      began: () => setSaving(true),
      failed: failed => {
        setSaving(false);
        failedWith.current = failed instanceof Offline ? undefined : failed;
        if (failed instanceof Offline) return setFailure(new Offline(words.away));
        setFailure(failed);
        trackStep(failedEvent, loaded, stepId);
        void latest.current.onRefused?.(failed);
      },
      saved: (content, answer) => {
        setFailure(undefined);
        const follow = async () => latest.current.onSaved(content, answer);
        void follow()
          .catch(thrown => setFault({ thrown }))
          .finally(() => setSaving(false));
      },
    };
    outbox.sends(
      own.kind,
      scope,
      sendOwn(own, outbox, () => (shown ? told : undefined)),
    );
    return () => {
      // It is still sent after the person has gone on, but there is nobody to tell.
      shown = false;
    };
  }, [outbox, own, scope, loaded, stepId, failedEvent]);

  const give = useCallback(
    async (key: string, content: Content): Promise<Failure | undefined> => {
      failedWith.current = undefined;
      setSaving(true);
      setFailure(undefined);
      try {
        const outcome = await outbox.give(own.kind, { scope, key }, content);
        if (outcome.kind === 'sent') return undefined;
        setSaving(false);
        // An earlier entry could not be sent, so this one was not tried.
        if (outcome.kind === 'later') setFailure(now => now ?? new Offline(words.away));
        return failedWith.current ?? new Offline(words.away);
      } catch (thrown) {
        setFault({ thrown });
        return undefined;
      }
    },
    [outbox, own, scope],
  );

  const inProgress = useRef(
    new Map<string, { readonly says: string; readonly done: Promise<Failure | undefined> }>(),
  );
  /**
   * Queues the save, and returns what went wrong at the first attempt, which is in `failure` as well. Repeating the
   * same save before the button shows as busy counts as one.
   */
  const save = useCallback(
    (key: string, content: Content): Promise<Failure | undefined> => {
      const says = JSON.stringify(content);
      const before = inProgress.current.get(key);
      if (before?.says === says) return before.done;
      const done = give(key, content).finally(() => {
        if (inProgress.current.get(key)?.done === done) inProgress.current.delete(key);
      });
      inProgress.current.set(key, { says, done });
      return done;
    },
    [give],
  );

  /** Clears the error and the waiting save, because the person has changed what was to be saved. */
  const forget = useCallback(
    (...keys: readonly string[]) => {
      for (const entry of outbox.entries(own.kind, scope)) {
        const isGivenUp = entry.state === 'refused' || keys.includes(entry.key);
        if (isGivenUp && !outbox.isUnderWay(entry.id)) outbox.forget(entry);
      }
      setFailure(undefined);
    },
    [outbox, own, scope],
  );

  useEffect(
    () => store.reportStepSave(saving ? 'saving' : failure ? 'not saved yet' : 'saved'),
    [store, saving, failure],
  );
  useEffect(
    () => () => {
      const waits = outbox.entries(own.kind, scope).length > 0;
      store.reportStepSave(waits ? 'not saved yet' : 'saved');
      if (waits) outbox.whenSent(() => store.reportStepSave('saved'));
    },
    [store, outbox, own, scope],
  );

  if (fault) throw fault.thrown;
  return { saving, failure, save, forget };
}

/** @param says the server's message, if it has refused it */
function leftBehind(says: string | null): Failure {
  if (says === null) return new Offline(words.away);
  return new ApiFailure(400, { code: 'VALIDATION_FAILED', message: says });
}
