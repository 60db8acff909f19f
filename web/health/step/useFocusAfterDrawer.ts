import { useEffect } from 'react';
import { useStepHeadings } from '../../journey/stepHeadings.tsx';

/** The focus goes to the heading when the drawer closes and the button that opened it is gone. */
export function useFocusAfterDrawer(stepId: string): void {
  const { focusStep } = useStepHeadings();
  useEffect(() => {
    const whenClosed = (event: Event) => {
      const focused = document.activeElement;
      // A browser may leave the focus in the closed layer for a moment before it gives it up.
      const isLost =
        focused === null || focused === document.body || (event.target as Node).contains(focused);
      if (isLost) focusStep(stepId);
    };
    // A dialog's close does not bubble.
    document.addEventListener('close', whenClosed, true);
    return () => document.removeEventListener('close', whenClosed, true);
  }, [stepId, focusStep]);
}
