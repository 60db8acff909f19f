import { progressBySteps } from '@towpath/domain/journey-engine/run/progressBySteps.ts';
import { PercentageProgressBar } from './PercentageProgressBar.tsx';
import { useJourneyStore, useSnapshot } from './state/journeyContext.ts';

/** The bar that fills with each step of the journey. */
export function PercentageOfSteps(at: { atStepId: string | undefined; onBack: (() => void) | undefined }) {
  const { plan } = useJourneyStore();
  const { path } = useSnapshot();
  return <PercentageProgressBar value={progressBySteps(plan, path, at.atStepId).value} onBack={at.onBack} />;
}
