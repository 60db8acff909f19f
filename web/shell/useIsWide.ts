import { useSyncExternalStore } from 'react';

/** From here on a page has a second column. */
const WIDE = '(min-width: 1000px)';

/** Whether the window has room for a second column, as it changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, isWide, () => false);
}

function watch(onChange: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return matchMedia(WIDE).matches;
}
