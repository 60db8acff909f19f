import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { closeLead, type Motion, timeOf } from '../motion.ts';

export interface LayerLife {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Whether anything is rendered, including while it fades out. */
  present: boolean;
  /** Whether it is fading out. */
  closing: boolean;
  /** Called when the person wants it closed: fades out, then tells the owner. */
  requestClose: () => void;
  /**
   * Handles the dialog's `close` event: the browser may close it without asking, at a second press of a phone's Back.
   */
  closedByBrowser: () => void;
}

/**
 * Opens and closes a native dialog in step with `open`. It opens, with the focus on its title, before the handler of
 * the press has returned, so that no later key reaches the page behind. When the person closes it, `onClose` runs
 * just before the fade-out ends (SH-027); when the owner sets `open` to false it fades out as well.
 *
 * @param docked it stands in the page and not above it, and closes at once. It is the same element either way, so that
 *   what it holds, and whoever is at work in it, stays where the one becomes the other
 */
export function useLayer(open: boolean, onClose: () => void, time: Motion, docked: boolean): LayerLife {
  const dialog = useRef<HTMLDialogElement>(null);
  const [phase, setPhase] = useState<'closed' | 'open' | 'closing'>('closed');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  /** How it stands on the screen. */
  const isDocked = useRef(docked);
  const isMoving = useRef(false);
  const close = useRef(onClose);
  close.current = onClose;

  const stopFading = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  }, []);

  const fadeOut = useCallback(
    (tellOwner: boolean) => {
      const ms = docked ? 0 : timeOf(time);
      setPhase('closing');
      if (tellOwner) timers.current.push(setTimeout(() => close.current(), Math.max(0, ms - closeLead)));
      timers.current.push(
        setTimeout(() => {
          timers.current = [];
          // Closing returns the focus, so the state must be updated first: a key pressed immediately afterwards could
          // otherwise half open it again.
          flushSync(() => setPhase('closed'));
          dialog.current?.close();
        }, ms),
      );
    },
    [time, docked],
  );

  // Layout effects run before the press that changed `open` has been handled; other effects may run after the next
  // key.
  useLayoutEffect(() => {
    if (open) {
      stopFading();
      setPhase('open');
    } else if (dialog.current?.open && timers.current.length === 0) {
      fadeOut(false);
    }
  }, [open, fadeOut, stopFading]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (phase !== 'open' || !element || (element.open && isDocked.current === docked)) return;
    isDocked.current = docked;
    const at = element.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
    // From the one to the other it is shown anew, or it would stay in the layer in which it is.
    isMoving.current = true;
    if (element.open) element.close();
    isMoving.current = false;
    if (docked) element.show();
    else {
      const scrollbar = window.innerWidth - document.documentElement.clientWidth;
      document.body.style.setProperty('--scrollbar', `${scrollbar}px`);
      element.showModal();
    }
    (at ?? element.querySelector<HTMLElement>('[data-layer-title]'))?.focus();
  }, [phase, docked]);

  // The owner may unmount the open layer. The browser returns the focus only from a dialog that closes while still in
  // the document, so it is closed before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  useEffect(() => stopFading, [stopFading]);

  const requestClose = useCallback(() => {
    if (timers.current.length === 0) fadeOut(true);
  }, [fadeOut]);

  const closedByBrowser = () => {
    // The event is asynchronous: the layer may have been reopened meanwhile.
    if (phase === 'closed' || isMoving.current || dialog.current?.open) return;
    stopFading();
    setPhase('closed');
    if (open) close.current();
  };

  return { dialog, present: phase !== 'closed', closing: phase === 'closing', requestClose, closedByBrowser };
}
