import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '../../data/analytics.ts';
import { useOnline } from '../../data/connection.ts';
import { type Failure, isFailure, Offline } from '../../data/failure.ts';
import { useJourneyStore } from '../state/journeyContext.ts';
import { stepEvent } from '../stepEvent.ts';
import { words } from '../words.ts';

type Act = () => Promise<void>;

/**
 * What a step saves by calls of its own: whether it runs, and what went wrong. Without a connection it waits, and is
 * made again by itself when the connection is back. The header of the page shows how far it is.
 */
export function useOwnSave(stepId: string) {
  const store = useJourneyStore();
  const online = useOnline();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [fault, setFault] = useState<{ thrown: unknown }>();
  const waiting = useRef<Act>(undefined);

  const save = useCallback(
    async (act: Act): Promise<void> => {
      waiting.current = undefined;
      setSaving(true);
      setFailure(undefined);
      try {
        await act();
      } catch (thrown) {
        if (!isFailure(thrown)) return setFault({ thrown });
        if (thrown instanceof Offline) {
          waiting.current = act;
          return setFailure(new Offline(words.offline));
        }
        track('submission-fail', stepEvent(store.plan, stepId));
        setFailure(thrown);
      } finally {
        setSaving(false);
      }
    },
    [store, stepId],
  );

  useEffect(() => {
    if (online && waiting.current) void save(waiting.current);
  }, [online, save]);

  useEffect(
    () => store.reportStepSave(saving ? 'saving' : failure ? 'not saved yet' : 'saved'),
    [store, saving, failure],
  );
  useEffect(() => () => store.reportStepSave('saved'), [store]);

  if (fault) throw fault.thrown;
  return {
    saving,
    failure,
    save,
    /** Lets go of what went wrong and of what waits: the person has changed what was to be saved. */
    forget: useCallback(() => {
      waiting.current = undefined;
      setFailure(undefined);
    }, []),
  };
}
