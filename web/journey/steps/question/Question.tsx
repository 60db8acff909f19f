import { Button } from '@towpath/design-system/buttons/Button.tsx';
import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { blockingAnswer } from '@towpath/domain/journey-engine/run/stepStatus.ts';
import { Suspense } from 'react';
import { useLoadedJourney } from '../../state/journeyContext.ts';
import { textInputsOf } from '../../stepHeadings.tsx';
import { trackStep } from '../../trackStep.ts';
import type { StepProps } from '../stepProps.ts';
import { useBasics } from './basics.tsx';
import { checkDraft } from './draft.ts';
import { BlockedAnswer, CheckboxQuestion, DateQuestion, TypedQuestion } from './kindsOnDemand.ts';
import styles from './Question.module.css';
import { RadioQuestion } from './RadioQuestion.tsx';

/** A question of any type (QU-001), with help, hint, error and, if the page has no bar, its own button. */
export function Question(props: StepProps) {
  const loaded = useLoadedJourney();
  const { planStep, value, ownButton, busy } = props;
  const { step } = planStep;
  const Kind = kindOf(step);
  const blocking = blockingAnswer(step, value);
  // A date of birth shows its button only once it is valid (QU-024); other types say what is missing when it is
  // pressed.
  const buttonShows = ownButton && (step.optionType !== 'Date of Birth' || checkDraft(step, value).ok);
  const onHelpOpen = () => trackStep('tooltip-click', loaded, planStep.id);
  return (
    <form
      className={styles.question}
      noValidate
      onKeyDown={event => {
        // Enter submits from any input, even if the button is in the page's bar: browsers ignore Enter in a form
        // without a button.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        const next = nextEmpty(event.currentTarget, event.target);
        if (next) next.focus();
        else props.onContinue();
      }}
      onSubmit={event => {
        event.preventDefault();
        props.onContinue();
      }}
    >
      <Kind {...props} basics={useBasics(props, onHelpOpen)} />
      {blocking && (
        <Suspense>
          <BlockedAnswer answer={blocking} helpIds={step.stepConfig?.helpIds ?? []} />
        </Suspense>
      )}
      {buttonShows && (
        <Button type="submit" variant="secondary" loading={busy} disabled={blocking !== undefined}>
          {ownButton}
        </Button>
      )}
    </form>
  );
}

/** The next input of a date that is typed part by part, unless it is filled in. */
function nextEmpty(form: HTMLFormElement, input: HTMLInputElement): HTMLInputElement | undefined {
  const inputs = textInputsOf(form);
  const next = inputs[inputs.indexOf(input) + 1];
  return inputs.includes(input) && next?.value === '' ? next : undefined;
}

function kindOf(step: Step) {
  switch (step.optionType) {
    case 'Radio Button':
    case 'Radio Button (Submit)':
    case 'Marketing Consent':
      return RadioQuestion;
    case 'Checkbox':
      return CheckboxQuestion;
    case 'Date of Birth':
    case 'Date':
    case 'Day and Month':
    case 'Month and Year':
      return DateQuestion;
    default:
      return TypedQuestion;
  }
}
