import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from '../../shell/router/router.tsx';
import {
  type DebtsProgress,
  destinationOf,
  hashOf,
  type Move,
  type Screen,
  screenOf,
  shownFor,
} from './screens.ts';

/** Kept with a place in the history: the hash of the place before it. */
type Came = { readonly cameFrom?: string };

type Ways = {
  /** On from the debts step. */
  readonly onSubmit: () => void;
  /** Back out of it. */
  readonly onLeave: () => void;
};

/**
 * Which screen of the debts step shows, and how to move. The screen is the hash of the address, so that the browser's
 * Back goes to the earlier screen and a reload stays. A move that returns to where the person came from goes back in
 * the history instead of adding to it.
 */
export function useScreen(
  standing: DebtsProgress,
  { listed, ...ways }: Ways & { /** The debts have been read. */ readonly listed: boolean },
): readonly [Screen, (move: Move) => void] {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const asked = screenOf(hash);
  const screen = listed ? shownFor(asked, standing) : asked;
  const latest = useRef<(move: Move) => void>(() => {});

  useLayoutEffect(() => {
    latest.current = move => {
      const destination = destinationOf(screen, move, standing);
      if (destination === 'submit') return ways.onSubmit();
      if (destination === 'leave') return ways.onLeave();
      if (!isReturn(move)) {
        const came: Came = { cameFrom: hash };
        return void navigate(pathname + hashOf(destination), { state: came });
      }
      if (leadsBack((state as Came | null)?.cameFrom, destination, standing)) return void navigate(-1);
      void navigate(pathname + hashOf(destination), { replace: true });
    };
  });

  return [screen, useCallback(move => latest.current(move), [])];
}

function isReturn({ kind }: Move): boolean {
  return kind === 'back' || kind === 'saved' || kind === 'found';
}

/** Whether the place before shows this screen. The step's own address is the overview, or Welcome without debts. */
function leadsBack(cameFrom: string | undefined, to: Screen, { hasDebts }: DebtsProgress): boolean {
  if (cameFrom === undefined) return false;
  if (to.name === 'Welcome' && cameFrom === '') return !hasDebts;
  return cameFrom === hashOf(to);
}
