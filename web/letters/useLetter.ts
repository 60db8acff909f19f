import type { BodyOf } from '@towpath/contracts/api/call.ts';
import {
  answerLetter,
  attachBudget,
  editLetter,
  type Letter,
  myLetter,
  readLetter,
  sendLetter,
  takeLetterBack,
} from '@towpath/contracts/api/letters.ts';
import { useCallback, useRef, useState } from 'react';
import { api } from '../data/client.ts';
import { useRemote } from '../data/remote.ts';

type Changes = {
  readonly edit: (body: BodyOf<typeof editLetter>) => Promise<Letter>;
  readonly attach: (body: BodyOf<typeof attachBudget>) => Promise<Letter>;
  readonly read: (body: BodyOf<typeof readLetter>) => Promise<Letter>;
  readonly send: (body: BodyOf<typeof sendLetter>) => Promise<Letter>;
  /** Says that a version did not go after all. */
  readonly takeBack: (body: BodyOf<typeof takeLetterBack>) => Promise<Letter>;
  readonly answer: (body: BodyOf<typeof answerLetter>) => Promise<Letter>;
  /** Reads it anew, such as after another window changed it. */
  readonly reread: () => Promise<Letter>;
};
export type LetterChanges = Changes;

/**
 * One letter, and what can be done with it. Each change resolves with the letter as it is then, and rejects as `api` does.
 *
 * @param onChanged hears of it, for the list
 */
export function useLetter(letterId: string, onChanged: (letter: Letter) => void) {
  const params = { letterId };
  const [changed, setChanged] = useState<Letter>();
  const { answer, error, isFetching, again } = useRemote(
    async () => (await api(myLetter, { params })).letter,
  );
  const before = useRef<Promise<unknown>>(Promise.resolve());
  // One after the other: an answer that is overtaken on its way would bring back the letter as it was before the next.
  const take = useCallback(
    (call: () => Promise<{ readonly letter: Letter }>) => {
      const taken = before.current.then(call).then(({ letter }) => {
        setChanged(letter);
        onChanged(letter);
        return letter;
      });
      before.current = taken.catch(() => undefined);
      return taken;
    },
    [onChanged],
  );
  const changes: Changes = {
    edit: body => take(() => api(editLetter, { params, body })),
    attach: body => take(() => api(attachBudget, { params, body })),
    read: body => take(() => api(readLetter, { params, body })),
    send: body => take(() => api(sendLetter, { params, body })),
    takeBack: body => take(() => api(takeLetterBack, { params, body })),
    answer: body => take(() => api(answerLetter, { params, body })),
    reread: () => take(() => api(myLetter, { params })),
  };
  return { letter: changed ?? answer, error, isFetching, again, changes };
}
