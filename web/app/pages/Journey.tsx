import { JourneyRoute } from '../../journey/JourneyRoute.tsx';
import { StepScreensProvider } from '../../journey/stepScreens.ts';
import { READ_BY_PAGES } from '../readByPages.ts';
import { STEP_SCREENS } from '../stepKinds.ts';

/** A questionnaire, with the screens of every capability handed to it. */
export function Journey() {
  return (
    <StepScreensProvider value={STEP_SCREENS}>
      <JourneyRoute early={READ_BY_PAGES} />
    </StepScreensProvider>
  );
}
