import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, isFailure } from './failure.ts';

/**
 * The life of one remote operation (API-007): asked for, on its way, then done or not done. `answer` stays while
 * the operation runs again, so that a page does not empty itself to refresh.
 */
export type Remote<T> = {
  readonly phase: 'idle' | 'triggered' | 'started' | 'completed' | 'failed';
  readonly isFetching: boolean;
  readonly answer: T | undefined;
  readonly error: Failure | undefined;
};

const idle = { phase: 'idle', isFetching: false, answer: undefined, error: undefined } as const;

/**
 * An operation the person sets off, such as sending a form. `trigger` gives the answer, or undefined when the
 * operation failed or a later one has overtaken it. A fault that is not a failed call goes on to the error screen.
 */
export function useOperation<T, Given extends readonly unknown[]>(
  operation: (...given: Given) => Promise<T>,
): Remote<T> & { trigger: (...given: Given) => Promise<T | undefined>; reset: () => void } {
  const [state, setState] = useState<Remote<T>>(idle);
  const [fault, setFault] = useState<{ thrown: unknown }>();
  const latest = useRef(operation);
  latest.current = operation;
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  if (fault) throw fault.thrown;

  const trigger = useCallback(async (...given: Given) => {
    run.current += 1;
    const mine = run.current;
    const isLatest = () => run.current === mine;
    setState(before => ({ ...before, phase: 'triggered', isFetching: true, error: undefined }));
    try {
      const going = latest.current(...given);
      setState(before => (isLatest() ? { ...before, phase: 'started' } : before));
      const answer = await going;
      if (!isLatest()) return undefined;
      setState({ phase: 'completed', isFetching: false, answer, error: undefined });
      return answer;
    } catch (thrown) {
      if (!isLatest()) return undefined;
      if (isFailure(thrown)) {
        setState(before => ({ ...before, phase: 'failed', isFetching: false, error: thrown }));
      } else {
        setFault({ thrown });
      }
      return undefined;
    }
  }, []);

  const reset = useCallback(() => {
    run.current += 1;
    setState(idle);
  }, []);

  return { ...state, trigger, reset };
}

/** An operation that starts with the component, such as reading what a page shows. `again` repeats it. */
export function useRemote<T>(read: () => Promise<T>): Remote<T> & { again: () => Promise<T | undefined> } {
  const { trigger, reset: _, ...state } = useOperation(read);
  useEffect(() => {
    void trigger();
  }, [trigger]);
  return { ...state, again: trigger };
}
