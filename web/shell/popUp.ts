import { useSyncExternalStore } from 'react';

const never = () => () => {};
const close = () => window.close();

/**
 * What Close in the header does: closes the window if another window opened it (SH-014, SH-015); otherwise undefined.
 */
export function useClose(): (() => void) | undefined {
  const poppedUp = useSyncExternalStore(
    never,
    () => window.opener !== null,
    () => false,
  );
  return poppedUp ? close : undefined;
}
