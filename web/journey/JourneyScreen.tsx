import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { stepOf } from '@towpath/domain/journey-engine/compile/stepOf.ts';
import { shownTo } from '@towpath/domain/journey-engine/run/asked.ts';
import {
  completedByContinue,
  controlsOf,
  hasBackOfItsOwn,
  pageTitle,
} from '@towpath/domain/journey-engine/run/controls.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whyAway } from '../data/connection.ts';
import { useAway } from '../data/useOnline.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useErrorInTitle } from '../shell/useErrorInTitle.ts';
import { useGoTo } from '../shell/useGoTo.ts';
import { apartFromDropout, dropoutOn } from './dropoutPage.ts';
import { JourneyControls } from './JourneyControls.tsx';
import { JourneyFooter } from './JourneyFooter.tsx';
import { JourneyHeader } from './JourneyHeader.tsx';
import { JourneyProgress } from './JourneyProgress.tsx';
import styles from './JourneyScreen.module.css';
import {
  AnswersSaved,
  ChangeConfirmation,
  ChangeTheLast,
  ConflictChoice,
  useNextParts,
} from './partsOnDemand.ts';
import { usePressing } from './pressing.ts';
import { firstRevealed } from './revealed.ts';
import { SideColumn } from './SideColumn.tsx';
import { StepList } from './StepList.tsx';
import { useLoadedJourney, useSnapshot } from './state/journeyContext.ts';
import { CurrentStepProvider, useOwnHeading, useStepHeadings } from './stepHeadings.tsx';
import { checkDraftOf, isUnderAge } from './steps/question/draft.ts';
import { useChanges } from './useChanges.ts';
import { useGiving } from './useGiving.ts';
import { type PageView, usePageView } from './usePageView.ts';
import { WelcomeLine } from './WelcomeLine.tsx';
import { words } from './words.ts';

type JourneyScreenProps = {
  readonly pageId: string;
  /** Shows Continue and Back on a page of advice too, which leads on by its own links (JN-061). */
  readonly forcesControls?: boolean;
};

/** The screen of every journey page: header with progress, title, the steps of the page, the action bar (JN-047). */
export function JourneyScreen({ pageId, forcesControls = false }: JourneyScreenProps) {
  const { position } = useLoadedJourney();
  const { path, answers, goTo: moved } = useSnapshot();
  const { store } = useLoadedJourney();
  const goTo = useGoTo();
  const view = usePageView(pageId);
  // A person who has answered nothing yet starts on the first page, even if it asks nothing.
  const stop = answers.size === 0 ? path.steps[0] : (path.open ?? path.end);
  const elsewhere = moved?.pageId ?? (view ? undefined : (stop?.pageId ?? position?.pageId));

  // If the answers or a redirect from the server do not lead to the page of the address, goes to where the journey
  // is.
  useEffect(() => {
    if (elsewhere === undefined) return;
    if (moved) store.arrived();
    goTo(elsewhere === pageId ? paths.journey(pageId) : paths.journey(elsewhere), { replace: true });
  }, [elsewhere, moved, store, goTo, pageId]);

  return view ? <JourneyPage view={view} forcesControls={forcesControls} /> : null;
}

function JourneyPage({ view: whole, forcesControls }: { view: PageView; forcesControls: boolean }) {
  const { store } = useLoadedJourney();
  const { saveState, details, conflict, answersAndFacts } = useSnapshot();
  const goTo = useGoTo();
  const headings = useStepHeadings();
  const announce = useAnnounce();
  const away = useAway();
  const { plan } = store;
  useNextParts(plan);
  const changes = useChanges();
  const [heldBack, holdBack] = useState<string>();
  /** The question whose answer led to a drop-out and is asked again. */
  const askedAgain = useRef<string>(undefined);
  // A drop-out has a page of its own, not under the question.
  const { view, dropout } = apartFromDropout(
    whole,
    plan,
    stepId => stepId === heldBack || whole.steps.some(step => changes.has(step.stepId)),
  );
  const { page, complete } = view;
  const dropoutId = dropout?.stepId;
  const definition = plan.definition;
  const isAdvicePage = page.page.show?.frame === 'advice';
  const controls = controlsOf(plan, page, { complete, forced: forcesControls });
  const title = pageTitle(page.page);
  const giving = useGiving(moveOn);
  // Stays true after the first question, so that the dialog stays mounted while it fades out.
  const [confirms, setConfirms] = useState(false);
  if (giving.change && !confirms) setConfirms(true);
  const pressing = usePressing();
  // On a page with one Continue several may be open; the first that is not saved is where one is.
  const current = view.steps.find(({ state }) => state === 'open') ?? view.steps.at(-1);
  const planStep = current && plan.stepById.get(current.stepId);
  const kind = planStep?.kind;
  // Who opens an earlier question to change it is there until that is done.
  const asked = view.steps.find(({ stepId }) => changes.has(stepId)) ?? current;
  const askedStep = asked && plan.stepById.get(asked.stepId);
  // A question is the main heading and the title; a step that shows screens of its own says theirs.
  const heading = askedStep && shownTo(askedStep, answersAndFacts).step.headerText;
  const ownHeading = useOwnHeading();
  const section = planStep && plan.sectionById.get(planStep.sectionId)?.section.name;
  useErrorInTitle(view.steps.some(({ stepId }) => stepId === giving.problem?.stepId));
  const filled = kind?.fillsPage === true;
  // A step with a side of its own has columns of its own: within the page's it would be left the narrow one.
  const isWide = isAdvicePage || dropout !== undefined || kind?.side !== undefined;
  // A page on which the questions end has no Continue, so it has no bar; Back stays (DO-008).
  const endsWithoutBar =
    current?.state === 'terminal' && !isAdvicePage && controls.style !== 'StepPerPageCTASingle';

  const arrivedAt = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (arrivedAt.current === page.id) return;
    const moved = arrivedAt.current !== undefined;
    arrivedAt.current = page.id;
    if (!moved && current && kind?.completedBy === 'answers') headings.showAnswersOf(current.stepId);
    if (!moved) return;
    // What was said of the page before, such as that it is done, is not true of this one.
    announce('');
    void store.reloadStartingAnswers();
    if (current) headings.openAtStep(current.stepId);
  }, [page.id, current, kind, store, headings, announce]);

  // What is typed or ticked here shows the next question, which nobody hears otherwise.
  const shownSteps = useRef(0);
  useEffect(() => {
    const isMore = page.page.oneContinue && shownSteps.current > 0 && view.steps.length > shownSteps.current;
    shownSteps.current = view.steps.length;
    // A drop-out has a page of its own: what was said of the questions is not true there.
    if (dropoutId !== undefined) announce('');
    else if (isMore) announce(words.nextAdded);
  }, [page, view.steps.length, dropoutId, announce]);

  const isHelpShown = view.steps.some(({ stepId }) => {
    const planStep = stepOf(plan, stepId);
    const isUrgent =
      planStep.kind.completedBy === 'nothing' && planStep.step.stepConfig?.helpIds !== undefined;
    return isUrgent || isUnderAge(planStep, view.valueOf(stepId));
  });
  // Where the questions have a button each, or the bar is hidden so far, an earlier one can be reached as well (WT-103).
  const isBackNeeded = hasBackOfItsOwn(controls) && !isAdvicePage && view.previousPageId !== undefined;
  const hasBackLink = controls.back === 'separate' || endsWithoutBar || isBackNeeded;

  /** The question before the drop-out, if it is on this page. */
  const lastAsked = whole.steps.findLast(
    ({ stepId }) => plan.stepById.get(stepId)?.kind.completedBy === 'answers',
  )?.stepId;

  function goBack() {
    goTo(view.previousPageId ? paths.journey(view.previousPageId) : paths.dashboard);
  }

  /** Opens the question again, in place of a drop-out or on the page where it is. */
  function change(stepId: string) {
    const { pageId } = stepOf(plan, stepId);
    if (pageId !== page.id) return goTo(paths.journey(pageId));
    askedAgain.current = dropout ? stepId : undefined;
    changes.open(stepId);
    headings.focusStep(stepId);
  }

  /** Nothing is changed or held back any more: a drop-out that the page has come to shows. */
  function settleChanges() {
    changes.closeAll();
    holdBack(undefined);
  }

  /** After an answer submitted with a button: focuses the next question, or opens the next page. */
  function moveOn(fromStepId: string) {
    const path = store.snapshot().path;
    const steps = path.steps.filter(step => step.pageId === page.id);
    const reached = dropoutOn(steps, plan);
    if (reached) settleChanges();
    const place = path.steps.findIndex(step => step.stepId === fromStepId);
    const next = path.steps[place + 1];
    if (!next) return;
    if (next.pageId !== page.id) return goTo(paths.journey(next.pageId));
    const waits = path.open?.pageId === page.id ? path.open.stepId : next.stepId;
    // A text that a tick has shown is the last step of the page; beside a drop-out it is still the first to read.
    const answered = reached ? undefined : fromStepId;
    const revealed = firstRevealed(path.steps, { answered, waits }, plan);
    headings.focusNext(revealed);
  }

  /** After an answer without a button: the focus stays, and what follows is announced. */
  function settle(fromStepId: string, byPointer: boolean) {
    const { path } = store.snapshot();
    const reached = dropoutOn(
      path.steps.filter(step => step.pageId === page.id),
      plan,
    );
    if (reached && !byPointer) {
      // Arrow keys only choose: the question stays until Continue.
      holdBack(reached.stepId);
      return announce(words.pageDone);
    }
    if (reached) return moveOn(fromStepId);
    // It was the last question, so what is answered now is no change beside later answers.
    if (byPointer && askedAgain.current === fromStepId) changes.close(fromStepId);
    const pageOpen = path.open?.pageId === page.id ? path.open : undefined;
    if (pageOpen && pageOpen.stepId !== fromStepId) {
      announce(words.nextAdded);
      if (byPointer)
        headings.showStep(firstRevealed(path.steps, { answered: fromStepId, waits: pageOpen.stepId }, plan));
    } else if (!pageOpen) {
      announce(words.pageDone);
      // With one question on each page, a tap submits the answer (JN-037). Arrow keys only choose.
      if (definition.onePerPage && controls.continueInStep && byPointer) moveOn(fromStepId);
    }
  }

  /** On a page with one Continue, what stands chosen or typed before a step is given before it. */
  function giveBefore(stepId: string): boolean {
    return view.steps
      .slice(
        0,
        view.steps.findIndex(step => step.stepId === stepId),
      )
      .every(({ stepId: earlier, state }) => {
        const planStep = state === 'open' ? plan.stepById.get(earlier) : undefined;
        if (planStep?.kind.completedBy !== 'answers') return true;
        const shown = shownTo(planStep, store.snapshot().answersAndFacts);
        const checked = checkDraftOf(shown, view.valueOf(earlier));
        return checked.ok && giving.give(earlier, checked.value);
      });
  }

  async function continueFrom(stepId: string) {
    if (page.page.oneContinue && !giveBefore(stepId)) return;
    const { kind } = plan.stepById.get(stepId) ?? {};
    const isOpen = view.steps.find(step => step.stepId === stepId)?.state === 'open';
    const needsGiving = kind?.completedBy === 'answers' && (isOpen || store.snapshot().drafts.has(stepId));
    if (needsGiving && !(await giving.giveDraft(stepId, view.valueOf(stepId)))) return;
    if (kind && isOpen && completedByContinue(kind)) giving.give(stepId, []);
    moveOn(stepId);
  }

  return (
    <div className={classNames('whole', kind?.side === 'docked' && styles.docked)}>
      <PageTitle>
        {isAdvicePage ? words.adviceTitle : (ownHeading ?? heading ?? section ?? page.headerName)}
      </PageTitle>
      <JourneyHeader isAdvicePage={isAdvicePage} />
      <Suspense>
        <JourneyProgress
          atStepId={current?.stepId}
          onBack={hasBackLink || controls.back === 'in bar' ? undefined : goBack}
        />
      </Suspense>
      <OfflineStrip away={away ?? (saveState === 'not saved yet' && !conflict ? whyAway() : undefined)} />
      <main id="main" {...pressing}>
        <div className={`wrap page ${controls.bar === 'hidden' ? '' : styles.withBar}`}>
          {hasBackLink && (
            <BackLink
              onPress={dropout && lastAsked ? () => change(lastAsked) : goBack}
              disabled={controls.backDisabled}
            />
          )}
          <div className={isWide || (filled && !page.page.tipBox) ? undefined : styles.columns}>
            <div>
              {title && !isAdvicePage && !filled && (
                <p className={styles.title}>
                  <span>{title}</span>
                  {section && section !== title && <span>{section}</span>}
                </p>
              )}
              {view.previousPageId === undefined && isQualifier(definition) && (
                <WelcomeLine details={details} />
              )}
              {conflict && (
                <Suspense>
                  <ConflictChoice />
                </Suspense>
              )}
              {dropout && (
                <Suspense>
                  <AnswersSaved onChange={change} />
                </Suspense>
              )}
              <CurrentStepProvider value={asked?.stepId}>
                <StepList
                  view={view}
                  changes={changes}
                  giving={giving}
                  continueInStep={controls.continueInStep}
                  barShows={controls.bar !== 'hidden'}
                  onGiven={settle}
                  giveBefore={page.page.oneContinue ? giveBefore : undefined}
                  onContinue={stepId => void continueFrom(stepId)}
                  onCompleted={async stepId => {
                    await store.completed(stepId);
                    moveOn(stepId);
                  }}
                />
              </CurrentStepProvider>
              {dropout?.state === 'terminal' && (
                <Suspense>
                  <ChangeTheLast onChange={change} />
                </Suspense>
              )}
            </div>
            {!isWide && <SideColumn page={page.page} isHelpShown={isHelpShown} />}
          </div>
        </div>
        <JourneyControls
          view={view}
          controls={controls}
          busy={giving.checking}
          forced={forcesControls}
          onBack={goBack}
          onContinue={stepId => void continueFrom(stepId)}
        />
      </main>
      <JourneyFooter stepFooterId={current && plan.stepById.get(current.stepId)?.step.stepFooterId} />
      {confirms && (
        <Suspense>
          <ChangeConfirmation giving={giving} />
        </Suspense>
      )}
    </div>
  );
}
