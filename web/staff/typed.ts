import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react';

let kept = { of: '', typed: new Map<string, unknown>() };
let hasEnded = false;

/** Whose console it is from here on. What another has typed goes. */
export function typedIsOf(email: string): void {
  hasEnded = false;
  if (kept.of !== email) kept = { of: email, typed: new Map() };
}

/** The sign-in has ended by itself: what stands in the forms of the console is kept as they leave the screen. */
export function keepTyped(): void {
  hasEnded = true;
}

/** Whoever was signed in has left: nothing they typed is kept. */
export function forgetTyped(): void {
  kept = { of: '', typed: new Map() };
}

/**
 * State of a form of the console, which is there again where a sign-in ended in the middle of it and the same member has
 * signed in. It lies with the page alone: what staff write about a person is not to be found in a browser later.
 *
 * @param name of the field, with whom or what it is about: two that stand on the screen at once have names of their own
 */
export function useTyped<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [first] = useState(initial);
  const [value, setValue] = useState(() => (kept.typed.has(name) ? (kept.typed.get(name) as T) : initial));
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    // It stands in the form again; what is sent or thrown away from here on does not come back.
    kept.typed.delete(name);
  }, [name]);
  useLayoutEffect(
    () => () => {
      if (hasEnded && latest.current !== first) kept.typed.set(name, latest.current);
    },
    [name, first],
  );
  return [value, setValue];
}

/**
 * The same, of something that is written beside a piece of work or into a case: it is there again as well where whoever
 * wrote it closed that, or looked at something else, before it was sent.
 *
 * @returns besides, what to call once it is sent or thrown away: then it does not come back
 */
export function useTypedUntilSent<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>, () => void] {
  const [value, setValue] = useTyped(name, initial);
  const latest = useRef({ value, isSent: false });
  useLayoutEffect(() => {
    latest.current = { value, isSent: false };
  }, [value]);
  const [first] = useState(initial);
  useLayoutEffect(() => {
    // Whose it is, at the time at which it stood in the form.
    const { typed } = kept;
    return () => {
      const { value: now, isSent } = latest.current;
      if (!isSent && now !== first) typed.set(name, now);
    };
  }, [name, first]);
  return [
    value,
    setValue,
    () => {
      latest.current.isSent = true;
      kept.typed.delete(name);
    },
  ];
}
