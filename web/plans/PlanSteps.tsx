import type { Plan } from '@towpath/contracts/api/plans.ts';
import { classNames } from '@towpath/design-system/classNames.ts';
import { check } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { today } from '../data/today.ts';
import { dayOfStep, nextOf } from './nextOf.ts';
import styles from './Plans.module.css';
import { words } from './words.ts';

type PlanStepsProps = Pick<Plan, 'steps'> & { readonly headingLevel?: 3 | 4 };

/** The way of a plan: what is done, what comes now, and what comes after it, each with who does it and by when. */
export function PlanSteps({ steps, headingLevel = 3 }: PlanStepsProps) {
  const Heading: 'h3' | 'h4' = `h${headingLevel}`;
  const next = nextOf({ steps });
  const now = isoDate(today());
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={`${step.what} ${step.on}`} aria-current={step === next ? 'step' : undefined}>
          <span
            className={classNames(styles.mark, step.isDone && styles.done, step === next && styles.now)}
            aria-hidden
          >
            {step.isDone ? <Glyph of={check} /> : index + 1}
          </span>
          <div>
            <Heading>{step.what}</Heading>
            <p className="small muted">
              {step.isDone && `${words.plan.done}. `}
              {[step.who, dayOfStep(step, now)].filter(Boolean).join(', ')}
            </p>
            {/* Of what is done, that it is, and when. */}
            {!step.isDone && step.says !== '' && <p>{step.says}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
