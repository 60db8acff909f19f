import { StepScreensProvider } from '../../journey/stepScreens.ts';
import { PreviewPage } from '../../preview/PreviewPage.tsx';
import { STEP_SCREENS } from '../stepKinds.ts';

/** Questions that staff look at before people do, on the screens that people will have. */
export function Preview() {
  return (
    <StepScreensProvider value={STEP_SCREENS}>
      <PreviewPage />
    </StepScreensProvider>
  );
}
