import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from '../shell/router/router.tsx';

/** Left in the browser's history for the question that was the one to answer there. */
type AtQuestion = { readonly question: string };

/**
 * Gives every question of a page a place in the browser's history, once there is a next one: Back leads to the question
 * before, as it leads to the page before, and Forward to the one after.
 *
 * @param current the step to answer now; undefined while the page shows none
 * @param show brings a step of this page up, where the person has gone back or forward to it
 */
export function useQuestionPlaces(
  pageId: string,
  current: string | undefined,
  show: (stepId: string) => void,
): void {
  const { pathname, search, hash, state } = useLocation();
  const arrival = useNavigationType();
  const go = useNavigate();
  const here = pathname + search + hash;
  const question = questionIn(state);
  const before = useRef({ pageId, current, state, question });
  const bringUp = useRef(show);
  useEffect(() => {
    bringUp.current = show;
  });

  useEffect(() => {
    const was = before.current;
    before.current = { pageId, current, state, question };
    if (was.pageId !== pageId) return;
    if (was.question !== question && arrival === 'POP') {
      if (question !== undefined) bringUp.current(question);
      return;
    }
    if (current === undefined || was.current === undefined) return;
    if (was.current === current || question === current) return;
    // Who had gone back further answered here all the same.
    if (question !== was.current)
      go(here, {
        replace: question === undefined,
        state: at(was.current, question === undefined ? state : null),
      });
    go(here, { state: at(current, null) });
  }, [pageId, current, state, question, arrival, here, go]);
}

function at(question: string, state: unknown): AtQuestion {
  return { ...(typeof state === 'object' ? state : null), question };
}

function questionIn(state: unknown): string | undefined {
  const isAt = typeof state === 'object' && state !== null && 'question' in state;
  return isAt && typeof state.question === 'string' ? state.question : undefined;
}
