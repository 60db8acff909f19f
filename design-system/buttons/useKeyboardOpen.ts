import { useSyncExternalStore } from 'react';

/** The least height, in px, that an on-screen keyboard takes from the window. */
const leastKeyboard = 150;

/** As it was at the last change of the window. */
let isOpen = false;
let isWatching = false;
const listeners = new Set<() => void>();

function look(): void {
  const view = window.visualViewport;
  // Zooming in shrinks the visual viewport too; multiplying by its scale undoes that.
  const now = view ? window.innerHeight - view.height * view.scale > leastKeyboard : false;
  if (now === isOpen) return;
  isOpen = now;
  for (const tell of listeners) tell();
}

/** Looks once, and then at each change: to look makes the browser lay out the page, which takes long on a phone. */
function watch(changed: () => void): () => void {
  listeners.add(changed);
  if (!isWatching) {
    isWatching = true;
    window.visualViewport?.addEventListener('resize', look);
    look();
  }
  return () => listeners.delete(changed);
}

/** Whether an on-screen keyboard covers part of the window. False on the server. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(
    watch,
    () => isOpen,
    () => false,
  );
}
