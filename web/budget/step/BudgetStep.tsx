import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { BUDGET_SUMMARY } from '@towpath/domain/budget/steps.ts';
import { useEffect, useRef } from 'react';
import { wordsOfReading } from '../../data/failure.ts';
import { useJourneyStore } from '../../journey/state/journeyContext.ts';
import { useStepHeadings } from '../../journey/stepHeadings.tsx';
import { Bar } from '../../journey/steps/Bar.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useGoBack } from '../../journey/steps/useGoBack.ts';
import { paths } from '../../shell/paths.ts';
import { useLocation, useNavigate } from '../../shell/router/router.tsx';
import { useBudgetStore } from '../state/useBudgetStore.ts';
import { askedPart, type BackTo, isBudgetBegun, type Ticking } from './budgetScreens.ts';
import { FillIn } from './FillIn.tsx';
import { TickList } from './TickList.tsx';
import { words } from './words.ts';

const TICKING: Ticking = { ticking: true };

/** Income and costs: first what applies is ticked, then only that is filled in (IE-008, IE-011). */
export function BudgetStep({ planStep, problem, onContinue }: StepProps) {
  const { step, pageId } = planStep;
  const store = useJourneyStore();
  const goBack = useGoBack(pageId);
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [snapshot, budgetStore] = useBudgetStore();
  const { whole, budget, typed, submitting, waiting } = snapshot;
  const part = askedPart(hash);
  const isTicking = (state as Ticking)?.ticking === true;
  const isBegun = whole && isBudgetBegun(whole);

  // Kept with the place from the start, so that the first tick does not count as having ticked.
  const isFirst = whole !== undefined && !isBegun && !isTicking;
  useEffect(() => {
    if (isFirst) navigate(pathname, { replace: true, state: TICKING });
  }, [isFirst, pathname, navigate]);

  // Another screen begins at its heading: the button that led here is gone, and the page is as far down as it was.
  const headings = useStepHeadings();
  const screen = isTicking ? 'tick' : 'fill';
  const shown = useRef<string>(undefined);
  const isShowing = whole !== undefined && budget !== undefined && !isFirst;
  useEffect(() => {
    if (!isShowing || shown.current === screen) return;
    const isMoved = shown.current !== undefined;
    shown.current = screen;
    if (isMoved) headings.openAtStep(step.id);
  }, [isShowing, screen, headings, step.id]);

  // Begun before there was a list: what is known, and what holds a sum, is the list from now on.
  const isOlder = isBegun === true && !whole?.list.isSaved && !isTicking;
  useEffect(() => {
    if (isOlder) budgetStore.saveList({});
  }, [isOlder, budgetStore]);

  const unsaved = Object.keys(typed).length > 0 || waiting.length > 0 || snapshot.listRefusal !== undefined;
  const standing = submitting !== null ? 'saving' : unsaved ? 'not saved yet' : 'saved';
  useEffect(() => {
    // After the key that changed it is drawn: the header draws itself anew, which takes a slow phone a moment.
    let isSaid = false;
    const say = () => {
      if (!isSaid) store.reportStepSave(standing);
      isSaid = true;
    };
    const timer = setTimeout(say);
    return () => {
      clearTimeout(timer);
      say();
    };
  }, [store, standing]);

  const backTo = part?.backTo;
  const summaryPage = [...store.plan.stepById.values()].find(one => one.step.type === BUDGET_SUMMARY.name);
  const back: Readonly<Record<BackTo, string>> = {
    summary: paths.journey(summaryPage?.pageId ?? pageId),
    advice: paths.journeyNow,
    dashboard: paths.dashboard,
  };
  const goBackTo = (place: BackTo) => navigate(back[place], { state: { fromPart: part?.categoryId } });

  if (!whole || !budget || isFirst) {
    return (
      <>
        {snapshot.phase === 'trouble' ? (
          <TroubleState headingLevel={1} onRetry={() => void budgetStore.load()}>
            {wordsOfReading(snapshot.trouble)}
          </TroubleState>
        ) : (
          <Loading label={words.budget.loading} skeleton={[40, 100, 100, 100]} />
        )}
        <Bar
          // Whoever came to change one figure and thinks better of it while the budget is on its way goes back there too.
          back={{ onPress: () => (backTo ? goBackTo(backTo) : goBack()) }}
          next={{ disabled: true }}
          reason={words.budget.noBudgetYet}
        />
      </>
    );
  }

  if (isTicking) {
    return (
      <TickList
        stepId={step.id}
        whole={whole}
        refusal={snapshot.listRefusal}
        store={budgetStore}
        onBack={goBack}
        onContinue={() => {
          if (!whole.list.isSaved) budgetStore.saveList({});
          navigate(pathname);
        }}
      />
    );
  }

  const tick = () => navigate(pathname, { state: TICKING });
  return (
    <FillIn
      key={part?.categoryId ?? 'all'}
      step={step}
      problem={problem}
      snapshot={snapshot}
      budget={budget}
      budgetStore={budgetStore}
      opens={part?.categoryId}
      onTick={tick}
      onBack={() => (backTo ? goBackTo(backTo) : tick())}
      onContinue={() => {
        store.answer(step.id, []);
        if (backTo) goBackTo(backTo);
        else onContinue();
      }}
      isReturning={backTo !== undefined}
    />
  );
}
