import { useSyncExternalStore } from 'react';

/** An on-screen keyboard takes more than this much of the window's height, in px. */
const leastKeyboard = 150;

function watch(changed: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', changed);
  return () => view?.removeEventListener('resize', changed);
}

function isOpen(): boolean {
  const view = window.visualViewport;
  // Zooming in makes the visual viewport small as well; scale takes that back out.
  return view ? window.innerHeight - view.height * view.scale > leastKeyboard : false;
}

/** Whether an on-screen keyboard covers part of the window. False on the server. */
export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(watch, isOpen, () => false);
}
