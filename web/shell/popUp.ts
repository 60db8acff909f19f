import { useSyncExternalStore } from 'react';

const never = () => () => {};
const close = () => window.close();

/** What the header's Close does: closes the window, when another window opened this one (SH-014, SH-015); otherwise undefined. */
export function useClose(): (() => void) | undefined {
  const poppedUp = useSyncExternalStore(
    never,
    () => window.opener !== null,
    () => false,
  );
  return poppedUp ? close : undefined;
}
