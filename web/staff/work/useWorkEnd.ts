import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { workEnd } from '@towpath/contracts/api/staffWork.ts';
import { useEffect } from 'react';
import { useOperation } from '../../data/remote.ts';
import { momentText } from '../dueText.ts';
import { staffApiByItself } from '../staffApi.ts';
import { words } from './words.ts';

type End = AnswerOf<typeof workEnd>;

/**
 * What became of work that the reader had open, once it is not theirs any more.
 *
 * @returns `says`: in words, with when; null while it is still theirs, and before that is known
 */
export function useWorkEnd(
  workId: string,
  isGone: boolean,
): { readonly says: string | null; readonly customerId: string | undefined } {
  const { answer, error, trigger } = useOperation(() => staffApiByItself(workEnd, { params: { workId } }));
  useEffect(() => {
    if (isGone) void trigger();
  }, [isGone, trigger]);
  if (!isGone) return { says: null, customerId: undefined };
  if (answer) return { says: sayEnd(answer, new Date()), customerId: answer.customerId };
  return { says: error ? words.gone.how.gone('') : null, customerId: undefined };
}

/** What became of it, with when. */
function sayEnd({ how, takenBy, at }: End, now: Date): string {
  const when = at === null ? '' : ` (${momentText(new Date(at), now)})`;
  return how === 'taken by another'
    ? words.gone.another(takenBy ?? words.gone.somebody, when)
    : words.gone.how[how](when);
}
