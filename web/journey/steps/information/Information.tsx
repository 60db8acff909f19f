import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { helpOf } from '@towpath/domain/people/helpOf.ts';
import { use } from 'react';
import { HelpList } from '../../HelpList.tsx';
import { HelpNumbers } from '../../HelpNumbers.tsx';
import { words } from '../../laterWords.ts';
import { ShownSteps } from '../../shownSteps.ts';
import { useSiteContent } from '../../siteContent.ts';
import { useJourneyStore } from '../../state/journeyContext.ts';
import { useHelpHere } from '../../useHelpHere.ts';
import { useNationTold } from '../../useNationTold.ts';
import { StepHeading, StepText } from '../StepHeading.tsx';
import type { StepProps } from '../stepProps.ts';
import { amongTexts } from './amongTexts.ts';
import styles from './Information.module.css';

/**
 * A text to read, with help that can be reached now. It asks nothing; if the page has no bar, its own button leads on
 * (JN-070, JN-071). Of several in a row the first shows its text, the others their numbers: so neither whom to ring nor the
 * question that goes on is far below. Nobody is named twice.
 */
export function Information({ planStep, ownButton, onContinue }: StepProps) {
  const { step } = planStep;
  const { plan } = useJourneyStore();
  const { text, ids, above } = useHelpHere(step);
  const { isFirst, isOnly } = amongTexts(use(ShownSteps), step.id, plan);
  const shown = helpOf(useSiteContent()?.help ?? [], ids, useNationTold(), above);
  const numbers = shown.flatMap(({ name, phone }) => (phone === undefined ? [] : [{ name, phone }]));
  return (
    <section className={classNames(styles.note, !isOnly && styles.short, !isFirst && styles.after)}>
      <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
      {isFirst && <StepText>{text}</StepText>}
      {isOnly ? (
        <HelpList ids={ids} above={above} />
      ) : (
        <>
          <HelpNumbers numbers={numbers} />
          {(!isFirst || shown.length > numbers.length) && (
            <Disclosure
              summary={
                <>
                  {isFirst ? words.help.more : words.help.whatToDo}
                  <span className="visually-hidden">: {step.headerText}</span>
                </>
              }
            >
              {!isFirst && <StepText>{text}</StepText>}
              <HelpList ids={ids} above={above} withoutNumbers />
            </Disclosure>
          )}
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
