import { ADVICE_READ } from '../../advice/adviceRead.ts';
import { JourneyRoute } from '../../journey/JourneyRoute.tsx';
import { StepScreensProvider } from '../../journey/stepScreens.ts';
import { STEP_SCREENS } from '../stepKinds.ts';

/** What pages read that somebody may open by their address. */
const EARLY = [ADVICE_READ];

/** A questionnaire, with the screens of every capability handed to it. */
export function Journey() {
  return (
    <StepScreensProvider value={STEP_SCREENS}>
      <JourneyRoute early={EARLY} />
    </StepScreensProvider>
  );
}
