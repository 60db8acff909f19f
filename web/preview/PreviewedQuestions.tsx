import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { AnchorProvider, newTab } from '@towpath/design-system/links.tsx';
import { stepOf } from '@towpath/domain/journey-engine/compile/stepOf.ts';
import type { SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { type KnownFacts, withFacts } from '@towpath/domain/journey-engine/definition/fact.ts';
import { answersLeadingTo } from '@towpath/domain/journey-engine/prove/answersLeadingTo.ts';
import { type Explored, explore } from '@towpath/domain/journey-engine/prove/explore.ts';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { OutboxProvider } from '../data/outbox/outboxContext.ts';
import { JourneyScreen } from '../journey/JourneyScreen.tsx';
import { JourneyProvider } from '../journey/state/journeyContext.ts';
import { StepHeadingsProvider, useStepHeadings } from '../journey/stepHeadings.tsx';
import { StepScreensProvider, useStepScreens } from '../journey/stepScreens.ts';
import { AppLink } from '../shell/AppLink.tsx';
import { LogOutInstead } from '../shell/LogOutProvider.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { isAppPath, paths } from '../shell/paths.ts';
import { Pages, Router, useParams } from '../shell/router/router.tsx';
import { useGoTo } from '../shell/useGoTo.ts';
import { PreviewBanner } from './PreviewBanner.tsx';
import { type Previewed, previewedJourney } from './previewedJourney.ts';
import { PreviewPartsContext } from './previewParts.ts';
import { previewPlaces } from './previewPlaces.ts';
import { previewScreens } from './previewScreens.tsx';
import { words } from './words.ts';

/** The pages of a preview; what else people would come to is only named. */
const PAGES = { '/journey/:pageId': QuestionsPage, '*': Elsewhere };

/** The questions on their real screens, one page after the other, for a person who is nobody. */
export function PreviewedQuestions({ previewed }: { previewed: Previewed }) {
  const [places] = useState(previewPlaces);
  return (
    <Router places={places}>
      <AnchorProvider kind={PreviewLink}>
        <Walk previewed={previewed} />
      </AnchorProvider>
    </Router>
  );
}

function Walk({ previewed }: { previewed: Previewed }) {
  const goTo = useGoTo();
  const announce = useAnnounce();
  const [{ journey, round, from }, setWalk] = useState(() => ({
    journey: previewedJourney(previewed),
    round: 0,
    /** The step that takes the focus once it is there. */
    from: undefined as string | undefined,
  }));
  const { store, outbox, facts, note } = journey;
  const { plan } = store;
  const real = useStepScreens();
  const screens = useMemo(() => previewScreens(real), [real]);
  const parts = useMemo(() => ({ note, real }), [note, real]);
  const explored = useRef<Explored>(undefined);
  const exploredOnce = () => {
    explored.current ??= explore(plan);
    return explored.current;
  };

  const walkOn = (given: SavedAnswers, at: string | undefined) =>
    setWalk({ journey: previewedJourney(previewed, given), round: round + 1, from: at });

  function again() {
    walkOn(new Map(), plan.firstStepId);
    // Its own address: on the way there by another one, the focus would be lost again.
    goTo(paths.journey(stepOf(plan, plan.firstStepId).pageId));
    announce(words.banner.begun);
  }

  function jump(stepId: string) {
    const { step, pageId } = stepOf(plan, stepId);
    const question = step.headerText || step.name;
    const leading = answersLeadingTo(plan, stepId, store.snapshot().answersAndFacts, exploredOnce);
    if (!leading) return announce(words.banner.noWay(question));
    // An answered question may be a line by now: it is asked again.
    walkOn(new Map([...leading].filter(([id]) => id !== stepId)), stepId);
    goTo(paths.journey(pageId));
    announce(words.banner.jumpedTo(question));
  }

  const known = (other: KnownFacts) => walkOn(withFacts(store.snapshot().answers, other), undefined);

  return (
    <LogOutInstead value={() => goTo(paths.login)}>
      <PreviewBanner
        previewed={previewed}
        plan={plan}
        facts={facts}
        onAgain={again}
        onJump={jump}
        onKnown={known}
      />
      <OutboxProvider value={outbox}>
        <PreviewPartsContext value={parts}>
          <StepScreensProvider value={screens}>
            <JourneyProvider value={journey} key={round}>
              <StepHeadingsProvider>
                {from !== undefined && <FocusOn stepId={from} />}
                <Pages pages={PAGES} />
              </StepHeadingsProvider>
            </JourneyProvider>
          </StepScreensProvider>
        </PreviewPartsContext>
      </OutboxProvider>
    </LogOutInstead>
  );
}

function QuestionsPage() {
  const { pageId = '' } = useParams();
  return <JourneyScreen pageId={pageId} />;
}

/** Gives a question the focus as soon as it shows. */
function FocusOn({ stepId }: { stepId: string }) {
  const { focusStep } = useStepHeadings();
  useEffect(() => focusStep(stepId), [focusStep, stepId]);
  return null;
}

/** In place of a page of the app that a person has alone. */
function Elsewhere() {
  const goTo = useGoTo();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main">
      <PageTitle>{words.elsewhere.title}</PageTitle>
      <div className="wrap wrap-narrow page stack">
        <h1 ref={heading} tabIndex={-1}>
          {words.elsewhere.title}
        </h1>
        <p className="lead">{words.elsewhere.text}</p>
        <p>
          <Button onClick={() => goTo(paths.journeyNow)}>{words.elsewhere.back}</Button>
        </p>
      </div>
    </main>
  );
}

/** Links to pages of the app stay in the preview; others open beside it, so that it is still there afterwards. */
function PreviewLink(anchor: ComponentProps<typeof AppLink>) {
  const leaves = anchor.href.startsWith('/') && !isAppPath(anchor.href);
  const beside = leaves ? { ...anchor, ...newTab } : anchor;
  return <AppLink {...beside} />;
}
