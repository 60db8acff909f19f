import { useEffect, useRef } from 'react';
import { useStepHeadings } from '../../journey/stepHeadings.tsx';
import { useLocation, useNavigate } from '../../shell/router/router.tsx';
import { type HealthScreen, hashOf, screenOf } from './healthScreens.ts';

/**
 * Which screen of the health step shows, and how to change it. The screen is the hash of the address, so the
 * browser's Back returns to the previous screen and a reload stays. On each new screen the heading takes the focus.
 */
export function useHealthScreen(stepId: string, hasConsented: boolean) {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const { focusStep } = useStepHeadings();
  const screen = screenOf(hash, hasConsented);
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    focusStep(stepId);
  }, [screen, stepId, focusStep]);
  return {
    screen,
    open: (to: HealthScreen) => void navigate(pathname + hashOf(to), { state: { cameFromHealth: true } }),
    /** Returns to the welcome or the list: through the browser's history if that is where it leads. */
    close: () =>
      (state as { cameFromHealth?: boolean } | null)?.cameFromHealth
        ? void navigate(-1)
        : void navigate(pathname, { replace: true }),
  };
}
