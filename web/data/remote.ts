import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Offline } from './failure.ts';
import { Operation, type Remote } from './operation.ts';
import { whenReached } from './whenReached.ts';

/**
 * An operation that the person triggers, such as sending a form. `trigger` resolves with the answer, or
 * undefined when the operation failed or a later one has overtaken it. A fault that is not a failed call goes
 * on to the error screen.
 */
export function useOperation<T, Given extends readonly unknown[]>(
  work: (...args: Given) => Promise<T>,
): Remote<T> & { trigger: (...args: Given) => Promise<T | undefined>; reset: () => void } {
  const [operation] = useState(() => new Operation(work));
  const [fault, setFault] = useState<{ thrown: unknown }>();
  const state = useSyncExternalStore(operation.watch, operation.state, operation.state);
  useEffect(() => {
    operation.work = work;
  });
  const trigger = useCallback(
    async (...args: Given) => {
      try {
        return await operation.trigger(...args);
      } catch (thrown) {
        // Of a page that was left there is nobody to tell.
        if (operation.isWatched()) setFault({ thrown });
        return undefined;
      }
    },
    [operation],
  );
  if (fault) throw fault.thrown;
  return { ...state, trigger, reset: operation.reset };
}

/**
 * An operation that starts with the component, such as reading what a page shows. `again` repeats it; one
 * that failed because there was no connection repeats by itself when the connection is back.
 */
export function useRemote<T>(read: () => Promise<T>): Remote<T> & { again: () => Promise<T | undefined> } {
  const { trigger, reset: _, ...state } = useOperation(read);
  useEffect(() => {
    void trigger();
  }, [trigger]);
  const { error } = state;
  useEffect(() => {
    if (error instanceof Offline) return whenReached(() => void trigger());
  }, [error, trigger]);
  return { ...state, again: trigger };
}
