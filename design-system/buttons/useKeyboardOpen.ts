import { useSyncExternalStore } from 'react';

/** The least height, in px, that an on-screen keyboard takes from the window. */
const leastKeyboard = 150;

function watch(changed: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', changed);
  return () => view?.removeEventListener('resize', changed);
}

function isOpen(): boolean {
  const view = window.visualViewport;
  // Zooming in shrinks the visual viewport too; multiplying by its scale undoes that.
  return view ? window.innerHeight - view.height * view.scale > leastKeyboard : false;
}

/** Whether an on-screen keyboard covers part of the window. False on the server. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(watch, isOpen, () => false);
}
