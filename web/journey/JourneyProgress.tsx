import { LinearProgress } from '@towpath/design-system/progress/LinearProgress.tsx';
import { PROGRESS_BAR_STYLES } from '@towpath/domain/journey-engine/definition/kinds.ts';
import { progressOf } from '@towpath/domain/journey-engine/run/progress.ts';
import { logOnly } from '../data/logOnly.ts';
import { paths } from '../shell/paths.ts';
import { PercentageOfSteps, RadialProgress } from './partsOnDemand.ts';
import { useLoadedJourney, useSnapshot } from './state/journeyContext.ts';

/** The progress bar in the template's style (JN-052 to JN-054); none if the style is unknown (JN-055). */
export function JourneyProgress({
  atStepId,
  onBack,
}: {
  atStepId: string | undefined;
  /** Only where the page has no other Back. */
  onBack: (() => void) | undefined;
}) {
  const { template, store } = useLoadedJourney();
  const { path } = useSnapshot();
  const progress = progressOf(store.plan, path, atStepId);
  if (!progress.shown) return null;
  const now = progress.groups[progress.current - 1];
  const isAllDone = progress.total > 0 && progress.groups.every(({ state }) => state === 'done');
  switch (PROGRESS_BAR_STYLES[template.progressBarStyleId as keyof typeof PROGRESS_BAR_STYLES]) {
    case 'Linear':
      return (
        <LinearProgress
          // What comes after the last part is none of them, and not called by its name.
          current={isAllDone ? progress.total + 1 : progress.current}
          sections={progress.groups.map(({ name, fraction, state }) => ({
            name,
            complete: fraction === 1 && state !== 'now',
          }))}
        />
      );
    case 'Radial':
      return (
        <RadialProgress
          sectionName={now?.name ?? ''}
          current={progress.current}
          total={progress.total}
          value={progress.value}
          homeHref={paths.dashboard}
        />
      );
    case 'PercentageProgressBar':
      return <PercentageOfSteps atStepId={atStepId} onBack={onBack} />;
    default:
      logOnly(`Unsupported progress bar type: ${template.progressBarStyleId}`);
      return null;
  }
}
