import { useEffect } from 'react';
import { useStepHeadings } from '../../journey/stepHeadings.tsx';

/** Moves the focus to the heading when the drawer closes and the button that opened it is gone. */
export function useFocusAfterDrawer(stepId: string): void {
  const { focusStep } = useStepHeadings();
  useEffect(() => {
    const whenClosed = (event: Event) => {
      const focused = document.activeElement;
      // A browser may leave the focus inside the closed layer for a moment.
      const isLost =
        focused === null || focused === document.body || (event.target as Node).contains(focused);
      if (isLost) focusStep(stepId);
    };
    // The close event of a dialog does not bubble, so it is caught while capturing.
    document.addEventListener('close', whenClosed, true);
    return () => document.removeEventListener('close', whenClosed, true);
  }, [stepId, focusStep]);
}
