import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Outbox } from '../data/outbox/outbox.ts';

type Field<T> = [T, Dispatch<SetStateAction<T>>];

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
export function useTyped<T>(name: string, initial: T): Field<T> {
  return useKept(name, initial, null);
}

/**
 * The same, of something that is written beside a piece of work or into a case: it is there again as well where whoever
 * wrote it closed that, or looked at something else, before it was sent.
 *
 * @returns besides, what to call once it is sent or thrown away: then it does not come back
 */
export function useTypedUntilSent<T>(name: string, initial: T): [...Field<T>, () => void] {
  const isSent = useRef(false);
  function sent() {
    isSent.current = true;
    kept.typed.delete(name);
  }
  return [...useKept(name, initial, isSent), sent];
}

/**
 * Where a form with places that are saved one by one keeps what is typed into each: with the page alone, as all that staff
 * write about a person, and there again where the form was closed before it was saved.
 */
export const typedPlaces: Pick<Outbox, 'slot'> = {
  slot(kind, place) {
    const name = () => nameIn(place().scope, place().key);
    return {
      read() {
        const content = kept.typed.get(name());
        return kind.fits(content) ? content : undefined;
      },
      keep: content => void kept.typed.set(name(), content),
      forget: () => void kept.typed.delete(name()),
    };
  },
};

type Fields = { readonly form: string; readonly isOver: { current: boolean } };

/** How a form comes to its end. */
type Ends<Saved extends readonly unknown[]> = {
  readonly onSaved: (...given: Saved) => Promise<unknown>;
  readonly onCancel?: () => void;
};

/**
 * The same, of a form of several fields, which come to an end together: once it is saved or left as it is, nothing that
 * was typed into it comes back.
 *
 * @param form what it is about, and whom
 * @returns what `useDraftField` takes, and its ends, to be called in place of those that were given
 */
export function useDraft<Saved extends readonly unknown[]>(form: string, { onSaved, onCancel }: Ends<Saved>) {
  const isOver = useRef(false);
  function over() {
    isOver.current = true;
    // Besides, what was typed about something that was read before and has changed since.
    for (const name of kept.typed.keys()) if (name.startsWith(nameIn(form, ''))) kept.typed.delete(name);
  }
  return {
    fields: { form, isOver },
    onSaved(...given: Saved) {
      over();
      return onSaved(...given);
    },
    onCancel() {
      over();
      onCancel?.();
    },
  };
}

/**
 * State of a field of a form that `useDraft` keeps.
 *
 * @param field what it is, with what was read where what is typed is about that alone: of something else it is read anew
 */
export function useDraftField<T>({ form, isOver }: Fields, field: string, initial: T): Field<T> {
  return useKept(nameIn(form, field), initial, isOver);
}

const nameIn = (form: string, field: string) => `${form}: ${field}`;

/**
 * @param isSent whether it is not to come back; null where it comes back only after a sign-in that ended. What is typed
 *   from then on is not sent.
 */
function useKept<T>(name: string, initial: T, isSent: { current: boolean } | null): Field<T> {
  const [first] = useState(initial);
  const [value, setValue] = useState(() => (kept.typed.has(name) ? (kept.typed.get(name) as T) : initial));
  const latest = useRef({ name, value });
  useLayoutEffect(() => {
    latest.current = { ...latest.current, value };
    if (isSent) isSent.current = false;
  }, [value, isSent]);
  useLayoutEffect(() => {
    // What was read anew beneath it: what is typed is about that now.
    latest.current = { ...latest.current, name };
  }, [name]);
  useEffect(() => {
    // It stands in the form again; what is sent or thrown away from here on does not come back.
    kept.typed.delete(name);
  }, [name]);
  useLayoutEffect(() => {
    // Whose it is, at the time at which it stood in the form.
    const { typed } = kept;
    return () => {
      const { name: now, value: typedNow } = latest.current;
      const comesBack = isSent ? !isSent.current : hasEnded;
      if (comesBack && typedNow !== first) typed.set(now, typedNow);
    };
  }, [first, isSent]);
  return [value, setValue];
}
