import { StepList } from '../journey/StepList.tsx';
import { JourneyProvider } from '../journey/state/journeyContext.ts';
import type { LoadedJourney } from '../journey/state/loadJourney.ts';
import { type StepScreens, StepScreensProvider } from '../journey/stepScreens.ts';
import { useChanges } from '../journey/useChanges.ts';
import { usePageView } from '../journey/usePageView.ts';
import { htmlOf, wordsOf } from './render.tsx';

/** The text of a page's steps, as the journey's screen first shows them. */
export function stepsShown(loaded: LoadedJourney, pageId: string, screens: StepScreens): string {
  return wordsOf(
    htmlOf(
      <JourneyProvider value={loaded}>
        <StepScreensProvider value={screens}>
          <Steps pageId={pageId} />
        </StepScreensProvider>
      </JourneyProvider>,
    ),
  );
}

const nothing = () => undefined;
// No answer is given while steps are only shown, so the other members are left out.
const giving = { problem: undefined, attempt: 0, clearProblem: nothing } as unknown as Parameters<
  typeof StepList
>[0]['giving'];

function Steps({ pageId }: { pageId: string }) {
  const view = usePageView(pageId);
  const changes = useChanges();
  return view ? (
    <StepList
      changes={changes}
      view={view}
      giving={giving}
      continueInStep={false}
      barShows
      onGiven={nothing}
      onContinue={nothing}
      onCompleted={async () => undefined}
    />
  ) : null;
}
