import { useState } from 'react';
import { words } from './words.ts';

/** What a person may change of a call while one of us has it open. */
export type Changing = {
  readonly number: string | null;
  readonly safeTimes: readonly string[];
  /** When it is to be made; a talk has its own times. */
  readonly notBefore?: string | null;
  readonly dueAt?: string;
  readonly startsAt?: string;
  readonly leaveMessage: boolean;
  readonly sayToOthers: string | null;
};

/**
 * What the person has changed since it was on the screen, in words, as it is read anew; nothing before they change
 * anything. A number that comes or goes since one of us said why they ring has not changed.
 */
export function useChanged(now: Changing | undefined): readonly string[] {
  const [known, setKnown] = useState({ read: now, says: [] as readonly string[] });
  if (now === undefined || now === known.read) return known.says;
  const says = known.read === undefined ? [] : changesBetween(known.read, now);
  const next = { read: now, says: says.length > 0 ? says : known.says };
  setKnown(next);
  return next.says;
}

function changesBetween(was: Changing, now: Changing): readonly string[] {
  const isOtherNumber = was.number !== null && now.number !== null && was.number !== now.number;
  const isOtherTime =
    was.notBefore !== now.notBefore || was.dueAt !== now.dueAt || was.startsAt !== now.startsAt;
  const isOtherSaying = was.leaveMessage !== now.leaveMessage || was.sayToOthers !== now.sayToOthers;
  return [
    ...(isOtherNumber ? [words.changed.number] : []),
    ...(was.safeTimes.join() === now.safeTimes.join() ? [] : [words.changed.times]),
    ...(isOtherTime ? [words.changed.window] : []),
    ...(isOtherSaying ? [words.changed.saying] : []),
  ];
}
