import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeLead, type Motion, timeOf } from '../motion.ts';

export interface LayerLife {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Whether anything is to be drawn, closing included. */
  present: boolean;
  /** Fading out. */
  closing: boolean;
  /** The person wants it closed: fades out, then tells the owner. */
  requestClose: () => void;
}

/**
 * Opens and closes a native dialog in step with `open`. When the person closes it, `onClose` runs just before the
 * fade-out ends (SH-027); when the owner sets `open` to false it fades out as well.
 */
export function useLayer(open: boolean, onClose: () => void, time: Motion): LayerLife {
  const dialog = useRef<HTMLDialogElement>(null);
  const [phase, setPhase] = useState<'closed' | 'open' | 'closing'>('closed');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const close = useRef(onClose);
  close.current = onClose;

  const fadeOut = useCallback(
    (tellOwner: boolean) => {
      const ms = timeOf(time);
      setPhase('closing');
      if (tellOwner) timers.current.push(setTimeout(() => close.current(), Math.max(0, ms - closeLead)));
      timers.current.push(
        setTimeout(() => {
          timers.current = [];
          dialog.current?.close();
          setPhase('closed');
        }, ms),
      );
    },
    [time],
  );

  useEffect(() => {
    if (open) {
      setPhase('open');
    } else if (dialog.current?.open && timers.current.length === 0) {
      fadeOut(false);
    }
  }, [open, fadeOut]);

  useEffect(() => {
    const element = dialog.current;
    if (phase !== 'open' || !element || element.open) return;
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    document.body.style.setProperty('--scrollbar', `${scrollbar}px`);
    element.showModal();
    element.querySelector<HTMLElement>('[data-layer-title]')?.focus();
  }, [phase]);

  // An owner may take the layer off the page when it is told. Only a closed dialog gives the focus back, and only
  // while it is still there, so it closes before it goes.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
    },
    [],
  );

  const requestClose = useCallback(() => {
    if (timers.current.length === 0) fadeOut(true);
  }, [fadeOut]);

  return { dialog, present: phase !== 'closed', closing: phase === 'closing', requestClose };
}
