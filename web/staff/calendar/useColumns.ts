import { useSyncExternalStore } from 'react';

/** How many days stand side by side: a week, three, or none where they are a list. */
const WIDE = '(min-width: 1000px)';
const MIDDLE = '(min-width: 768px)';

function columnsNow(): number {
  if (matchMedia(WIDE).matches) return 7;
  return matchMedia(MIDDLE).matches ? 3 : 0;
}

function watch(changed: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(MIDDLE)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

export function useColumns(): number {
  return useSyncExternalStore(watch, columnsNow, () => 0);
}
