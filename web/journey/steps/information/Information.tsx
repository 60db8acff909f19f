import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { saidOfTicked } from '@towpath/domain/journeys/qualifier/tickedNeeds.ts';
import { HelpList } from '../../HelpList.tsx';
import { HelpNumbers } from '../../HelpNumbers.tsx';
import { words } from '../../laterWords.ts';
import { useJourneyStore, useSnapshot } from '../../state/journeyContext.ts';
import { StepHeading, StepText } from '../StepHeading.tsx';
import type { StepProps } from '../stepProps.ts';
import { amongTexts } from './amongTexts.ts';
import styles from './Information.module.css';

/**
 * A text to read, with help that can be reached now. It asks nothing; if the page has no bar, its own button leads on
 * (JN-070, JN-071). Of several in a row the first shows its text, the others their numbers: so neither whom to ring nor the
 * question that goes on is far below.
 */
export function Information({ planStep, ownButton, onContinue }: StepProps) {
  const { step } = planStep;
  const { plan } = useJourneyStore();
  const { path, answers } = useSnapshot();
  const ticked = answers.get('urgent')?.map(({ id }) => id) ?? [];
  const given = { text: step.additionalText, helpIds: step.stepConfig?.helpIds ?? [] };
  const { text, helpIds } = saidOfTicked(step.id, given, ticked);
  const { isFirst, isOnly, first } = amongTexts(path.steps, step.id, plan);
  const above = isFirst ? [] : (plan.stepById.get(first)?.step.stepConfig?.helpIds ?? []);
  const own = helpIds.filter(id => !above.includes(id));
  return (
    <section className={classNames(styles.note, !isOnly && styles.short, !isFirst && styles.after)}>
      <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
      {isFirst && <StepText>{text}</StepText>}
      {isOnly ? (
        <HelpList ids={helpIds} />
      ) : (
        <>
          {/* A number that stands above is not said again, unless there is no other. */}
          <HelpNumbers ids={own.some(id => !id.startsWith('guide-')) ? own : helpIds} />
          <Disclosure
            summary={
              <>
                {isFirst ? words.help.more : words.help.whatToDo}
                <span className="visually-hidden">: {step.headerText}</span>
              </>
            }
          >
            {!isFirst && <StepText>{text}</StepText>}
            <HelpList ids={helpIds} />
          </Disclosure>
        </>
      )}
      {ownButton && (
        <div className={styles.on}>
          <Button variant="secondary" onClick={onContinue}>
            {ownButton}
          </Button>
        </div>
      )}
    </section>
  );
}
