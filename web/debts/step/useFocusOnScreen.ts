import { type RefObject, useEffect, useRef } from 'react';
import { bringHeadingUp } from '../../shell/lowWindow.ts';
import { hashOf, type Screen } from './screens.ts';

/**
 * Each new screen begins at its top, or in a low window below the header, with the focus on its heading. The first one is left to the page that brought the
 * person here, and one that opens with a message of what is wrong has the focus on that. The focus also comes back to
 * the heading when a layer closes and the button that opened it is gone.
 */
export function useFocusOnScreen(place: RefObject<HTMLElement | null>, screen: Screen): void {
  const key = `${screen.name}${hashOf(screen)}`;
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (document.activeElement?.getAttribute('role') !== 'alert') focusHeading(place.current);
  }, [key, place]);

  useEffect(() => {
    const whenClosed = (event: Event) => {
      const layer = event.target as Node;
      const focused = document.activeElement;
      // A browser may leave the focus in the closed layer for a moment before it gives it up.
      const isLost = focused === null || focused === document.body || layer.contains(focused);
      if (place.current?.contains(layer) && isLost) focusHeading(place.current);
    };
    // A dialog's close does not bubble.
    document.addEventListener('close', whenClosed, true);
    return () => document.removeEventListener('close', whenClosed, true);
  }, [place]);
}

function focusHeading(place: HTMLElement | null): void {
  const headings = [...(place?.querySelectorAll<HTMLElement>('h1') ?? [])];
  // Safari has the call since 17.4; what is hidden takes no room.
  const heading = headings.find(each => each.checkVisibility?.() ?? each.getClientRects().length > 0);
  if (!heading) return;
  heading.tabIndex = -1;
  scrollTo({ top: 0, behavior: 'instant' });
  bringHeadingUp(heading);
  heading.focus({ preventScroll: true });
}
