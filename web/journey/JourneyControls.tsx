import { CtaBar } from '@towpath/design-system/buttons/CtaBar.tsx';
import { stepOf } from '@towpath/domain/journey-engine/compile/stepOf.ts';
import { shownTo } from '@towpath/domain/journey-engine/run/asked.ts';
import {
  type Controls,
  completedByContinue,
  hasBackOfItsOwn,
} from '@towpath/domain/journey-engine/run/controls.ts';
import { blockingAnswer } from '@towpath/domain/journey-engine/run/stepStatus.ts';
import { logOnly } from '../data/logOnly.ts';
import { useJourneyStore, useSnapshot } from './state/journeyContext.ts';
import { checkDraftOf, isUnderAge } from './steps/question/draft.ts';
import type { PageView } from './usePageView.ts';
import { words } from './words.ts';

type JourneyControlsProps = {
  readonly view: PageView;
  readonly controls: Controls;
  readonly busy: boolean;
  /** Also where the journey ends, which leads on by its own links (JN-061). */
  readonly forced?: boolean;
  readonly onBack: () => void;
  readonly onContinue: (stepId: string) => void;
};

/** Back and Continue at the foot of the page, in the template's style (JN-057, JN-058, JN-066). */
export function JourneyControls({
  view,
  controls,
  busy,
  forced = false,
  onBack,
  onContinue,
}: JourneyControlsProps) {
  const { plan } = useJourneyStore();
  const { answersAndFacts } = useSnapshot();
  if (controls.style === undefined) logOnly(`Unsupported CTA type: ${plan.definition.template.ctaStyleId}`);
  if (controls.style === undefined || controls.style === 'StepPerPageCTASingle') return null;
  const slides = controls.style === 'HiddenUntilCompleted';
  if (controls.bar === 'hidden' && !slides) return null;
  const at = view.open ?? view.steps.at(-1);
  const found = at && plan.stepById.get(at.stepId);
  const planStep = found && shownTo(found, answersAndFacts);
  if (!at || !planStep || planStep.kind.bar === 'own') return null;
  if (at.state === 'terminal' && !forced) return null;
  const { step, kind } = planStep;
  const isQuestion = kind.completedBy === 'answers';
  // Also where another answer was saved before: what is chosen now is what counts.
  const blocking = view.steps.some(({ stepId }) =>
    blockingAnswer(stepOf(plan, stepId).step, view.valueOf(stepId)),
  );
  const ready =
    !blocking &&
    (view.open === undefined ||
      completedByContinue(kind) ||
      (isQuestion && checkDraftOf(planStep, view.valueOf(step.id)).ok));
  return (
    <CtaBar
      barStyle={
        slides ? 'hiddenUntilCompleted' : controls.style === 'StepPerPageCTADouble' ? 'double' : 'fixed'
      }
      complete={controls.bar === 'slides up'}
      back={{
        onPress: onBack,
        hidden:
          controls.back !== 'in bar' || (hasBackOfItsOwn(controls) && view.previousPageId !== undefined),
        disabled: controls.backDisabled,
      }}
      reason={
        ready
          ? undefined
          : blocking
            ? words.waiting.blocked
            : isQuestion
              ? isUnderAge(planStep, view.valueOf(step.id))
                ? words.waiting.underAge
                : reasonFor(step.optionType)
              : words.waiting.part
      }
      next={{
        disabled: !ready,
        loading: busy,
        onPress: () => onContinue(at.stepId),
        ...(isQuestion && !blocking ? { onBlockedPress: () => onContinue(at.stepId) } : {}),
      }}
    />
  );
}

function reasonFor(optionType: string | undefined): string {
  if (optionType === 'Checkbox') return words.waiting.checkbox;
  if (optionType?.startsWith('Radio')) return words.waiting.radio;
  if (optionType?.startsWith('Date')) return words.waiting.date;
  return words.waiting.other;
}
