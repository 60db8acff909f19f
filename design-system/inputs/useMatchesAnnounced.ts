import { useEffect } from 'react';
import { useAnnounce } from '../feedback/LiveRegion.tsx';
import { words } from './words.ts';

type Found = {
  readonly state: 'idle' | 'loading' | 'matches' | 'none' | 'error';
  readonly matches: readonly unknown[];
  readonly count: number;
  readonly noneText: string;
  readonly errorText: string;
};

/** Announces the outcome of a look-up, once for each answer, while the list is open. */
export function useMatchesAnnounced(shows: boolean, found: Found): void {
  const announce = useAnnounce();
  const { state, matches, count, noneText, errorText } = found;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is announced even if it has as many matches
  useEffect(() => {
    if (!shows) return;
    if (state === 'matches') announce(words.combobox.matches(count));
    if (state === 'none') announce(noneText);
    if (state === 'error') announce(errorText);
  }, [shows, state, matches, count, noneText, errorText, announce]);
}
