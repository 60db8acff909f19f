import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { forgetAhead } from '../data/ahead.ts';
import { stepNameOf, track } from '../data/analytics.ts';
import { Offline, wordsOfFailure } from '../data/failure.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { whenReached } from '../data/whenReached.ts';
import { isBegun } from '../shell/begun.ts';
import { brandName } from '../shell/brand.ts';
import { NumbersToRing } from '../shell/NumbersToRing.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useLocation, useParams } from '../shell/router/router.tsx';
import { useGoTo } from '../shell/useGoTo.ts';
import { useSessionGuard } from '../shell/useSessionGuard.ts';
import { whenIdle } from '../shell/whenIdle.ts';
import { ChatOfJourney } from './ChatOfJourney.ts';
import { isClosedPage } from './closedPage.ts';
import { JourneyScreen } from './JourneyScreen.tsx';
import { fetchPartsOf } from './partsOnDemand.ts';
import { type EarlyRead, EarlyReads } from './state/earlyReads.ts';
import { JourneyProvider } from './state/journeyContext.ts';
import { type LoadedJourney, loadJourney } from './state/loadJourney.ts';
import { StepHeadingsProvider } from './stepHeadings.tsx';
import { useStepScreens } from './stepScreens.ts';
import { trackStep } from './trackStep.ts';
import { words } from './words.ts';

/** How long the first question has to be visible before it is kept for a reload, in ms. */
const CALM = 1_000;

type State = { readonly journey?: LoadedJourney; readonly trouble?: Error; readonly loading: boolean };

/**
 * Loads the person's journey and shows the page of the address; without a journey it leads to the dashboard (JN-022).
 * `early`: what its pages read, some of which may begin meanwhile.
 */
export function JourneyRoute({ early }: { early: readonly EarlyRead<unknown>[] }) {
  const hasSession = useSessionGuard();
  const goTo = useGoTo();
  const outbox = useOutbox();
  const { pageId = '' } = useParams();
  const [begun] = useState(isBegun(useLocation().state));
  const screens = useStepScreens();
  const [firstPageId] = useState(pageId);
  const [{ journey, trouble, loading }, setState] = useState<State>({ loading: true });

  const load = useCallback(async () => {
    setState({ loading: true });
    // Saves still in progress from an earlier visit are awaited, so that what is read includes them.
    await outbox.settled();
    const goOn = outbox.pause();
    try {
      let loaded: LoadedJourney | undefined;
      const told = (stepId: string) => loaded && trackSaved(loaded, stepId);
      loaded = await loadJourney(outbox, told, begun, STEP_KINDS, undefined, {
        reads: new EarlyReads(early),
        pageId: firstPageId,
      }).catch(async failure => {
        // Without a connection, what this tab has kept of an earlier load serves.
        if (!(failure instanceof Error && failure.cause instanceof Offline)) throw failure;
        const { loadKept } = await import('./state/loadKept.ts');
        return loadKept(outbox, told, failure);
      });
      if (!loaded) return void goTo(paths.dashboard, { replace: true });
      const qualifier = isQualifier(loaded.store.plan.definition);
      track('journey-started', {
        journeyId: loaded.journeyId,
        stepName: stepNameOf('journey-started', qualifier),
      });
      // Sending continues after this page is left, because the last answer may still be waiting.
      loaded.store.start();
      await fetchPartsOf(loaded, firstPageId, screens);
      startTransition(() => setState({ journey: loaded, loading: false }));
    } catch (failure) {
      // The next attempt asks anew.
      forgetAhead();
      setState({ trouble: failure as Error, loading: false });
    } finally {
      goOn();
    }
  }, [goTo, outbox, begun, early, firstPageId, screens]);

  useEffect(() => {
    if (hasSession) void load();
  }, [hasSession, load]);

  const offline = trouble?.cause instanceof Offline ? trouble.cause : undefined;
  useEffect(() => {
    if (offline) return whenReached(() => void load());
  }, [offline, load]);

  useEffect(() => {
    if (!journey) return;
    const keep = async () => (await import('./state/keptForReload.ts')).keepForReload(journey);
    return whenIdle(
      [
        async () => forgetAhead(),
        () =>
          keep().then(
            () => undefined,
            () => undefined,
          ),
      ],
      CALM,
    );
  }, [journey]);

  const said = journey?.said?.status;
  const isClosed = said !== undefined && isClosedPage(said, pageId);
  // The dashboard says that it is closed, and whom to ring.
  useEffect(() => {
    if (isClosed) goTo(paths.dashboard, { replace: true });
  }, [isClosed, goTo]);

  if (journey && !isClosed)
    return (
      <JourneyProvider value={journey}>
        <StepHeadingsProvider>
          <ChatOfJourney />
          <JourneyScreen pageId={pageId} />
        </StepHeadingsProvider>
      </JourneyProvider>
    );
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Header brandName={brandName} />
      <main id="main">
        <div className="wrap page">
          {trouble ? (
            <div className="stack">
              <TroubleState headingLevel={1} retrying={loading} onRetry={() => void load()}>
                {offline && wordsOfFailure(offline)}
              </TroubleState>
              <NumbersToRing />
            </div>
          ) : (
            <Loading wholePage label={words.loading} skeleton={[1, 3, 3]} />
          )}
        </div>
      </main>
    </>
  );
}

/** Tracks each answer once the server has it, except consents and phone numbers (AN-007). */
function trackSaved(loaded: LoadedJourney, stepId: string): void {
  const planStep = loaded.store.plan.stepById.get(stepId);
  if (!planStep || planStep.kind.untold || planStep.step.optionType === 'Phone Number') return;
  trackStep('step-complete', loaded, stepId);
}
