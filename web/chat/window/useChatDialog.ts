import { type RefObject, useLayoutEffect } from 'react';

/** From here on it is a window beside the page; below, it is the whole screen (SH-037). */
const BESIDE = '(min-width: 576px)';

/**
 * Opens a dialog as long as it is there: beside a wide page, which stays in use, and over the whole of a phone, where the
 * page below is out of reach. The focus goes to what is marked `data-chat-first`.
 *
 * @param keepsFocus the focus stays where it is
 */
export function useChatDialog(ref: RefObject<HTMLDialogElement | null>, keepsFocus: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    const wide = matchMedia(BESIDE);
    const open = () => {
      const inside = dialog.contains(document.activeElement) ? document.activeElement : undefined;
      if (dialog.open) dialog.close();
      if (wide.matches) dialog.show();
      else dialog.showModal();
      return inside;
    };
    open();
    if (keepsFocus && wide.matches) {
      // The browser has put it on the first button.
      (document.activeElement as HTMLElement | null)?.blur();
      (before as HTMLElement | null)?.focus();
    } else dialog.querySelector<HTMLElement>('[data-chat-first]')?.focus();
    const turned = () => (open() as HTMLElement | undefined)?.focus();
    wide.addEventListener('change', turned);
    const stopFitting = fitToSeen(dialog);
    return () => {
      wide.removeEventListener('change', turned);
      stopFitting();
      dialog.close();
    };
  }, [ref, keepsFocus]);
}

/** Tells the styles how much of the window a keyboard on the screen leaves, so that what is typed stays in sight. */
function fitToSeen(dialog: HTMLElement): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => undefined;
  const fit = () => {
    dialog.style.setProperty('--seen', `${seen.height}px`);
    dialog.style.setProperty('--seen-from', `${seen.offsetTop}px`);
  };
  fit();
  seen.addEventListener('resize', fit);
  seen.addEventListener('scroll', fit);
  return () => {
    seen.removeEventListener('resize', fit);
    seen.removeEventListener('scroll', fit);
  };
}
