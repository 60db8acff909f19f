import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { answerClasses } from '@towpath/domain/journey-engine/prove/answerClasses.ts';
import { SOFT_DROPOUT } from '@towpath/domain/journeys/steps.ts';
import { use } from 'react';
import { useJourneyStore } from '../journey/state/journeyContext.ts';
import { StepHeading, StepText } from '../journey/steps/StepHeading.tsx';
import type { StepProps } from '../journey/steps/stepProps.ts';
import styles from './LeftOut.module.css';
import { PreviewPartsContext } from './previewParts.ts';
import { words as previewWords } from './words.ts';

const words = previewWords.leftOut;

/**
 * In place of a step that needs a person's account: its own words, and a way past it. It is then done as its call would
 * have done it.
 */
export function LeftOut({ planStep, ownButton, onContinue, onCompleted }: StepProps) {
  const { step, kind, terminal, completion } = planStep;
  const { plan } = useJourneyStore();
  const { note } = use(PreviewPartsContext);
  const texts = ownTexts(step);

  async function goOn() {
    if (completion === 'nothing') return onContinue();
    const [first] = answerClasses(plan).classes.get(step.id) ?? [];
    note(step.id, completion === 'answers' ? (first?.sample ?? []) : []);
    await onCompleted();
  }

  return (
    <section className={styles.leftOut}>
      <StepHeading stepId={step.id} {...(kind.fillsPage ? { level: 1 } : {})}>
        {step.headerText || step.name}
      </StepHeading>
      <Notification tone="lightpurple" live={false}>
        {words.why}
      </Notification>
      {texts.length > 0 && <p>{words.itsWords}</p>}
      {texts.map(text => (
        <StepText key={text}>{text}</StepText>
      ))}
      {terminal && <p>{words.atEnd}</p>}
      {kind.name === SOFT_DROPOUT.name && <p>{words.talkFirst}</p>}
      {!terminal && (completion !== 'nothing' || ownButton) && (
        <div>
          <Button variant="secondary" onClick={() => void goOn()}>
            {words.goOn}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What the questionnaire says of a step besides its heading, each text once. */
function ownTexts({ additionalText, tooltipText, stepConfig, answers }: StepProps['planStep']['step']) {
  const { shows: _, ...textData } = stepConfig?.textData ?? {};
  const all = [additionalText, tooltipText, ...Object.values(textData), ...answers.map(({ value }) => value)];
  return [...new Set(all.filter(text => text !== undefined && text !== ''))] as readonly string[];
}
