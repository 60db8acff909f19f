import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { arrowRight, usersThreeFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Counter } from '@towpath/design-system/inputs/Counter.tsx';
import { ErrorSummary } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import {
  HOUSEHOLD_BOUNDS,
  HOUSEHOLD_COUNTERS,
  type HouseholdMakeup,
  shownCounters,
} from '@towpath/domain/household/makeup.ts';
import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { useRef } from 'react';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import { words } from '../words.ts';
import styles from './Household.module.css';
import { peopleAtHome } from './peopleAtHome.ts';

type CountersProps = {
  readonly step: Step;
  readonly hideAdditionalAdults: boolean;
  readonly makeup: HouseholdMakeup;
  /** The server's messages about single counters, by the names they are saved under. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  /** Why the last save failed. */
  readonly trouble: string | undefined;
  /** What stands there, where one of us put it right after the page was opened. */
  readonly putRight?: HouseholdMakeup | undefined;
  readonly attempt: number;
  readonly saving: boolean;
  readonly onChange: (makeup: HouseholdMakeup) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
};

/** The counters of a household in order, their total, and Next (HH-001). */
export function Counters({
  step,
  hideAdditionalAdults,
  makeup,
  problems,
  trouble,
  putRight,
  attempt,
  saving,
  onChange,
  onNext,
  onBack,
}: CountersProps) {
  const counters = shownCounters(hideAdditionalAdults).map(counter => ({
    ...counter,
    error: problems.find(({ field }) => field === counter.savedAs)?.message,
  }));
  const wrong = counters.flatMap(({ field, error }) => (error ? [{ id: field, message: error }] : []));
  const { total, who } = peopleAtHome(hideAdditionalAdults ? { ...makeup, additionalAdults: 0 } : makeup);
  const group = useRef<HTMLDivElement>(null);
  function take(household: HouseholdMakeup) {
    onChange(household);
    // The notice goes, and its button with it.
    group.current?.querySelector('input')?.focus();
  }
  return (
    <section className={styles.household}>
      <ErrorSummary attempt={attempt} problems={wrong} />
      <StepHeading stepId={step.id} level={1}>
        {step.headerText}
      </StepHeading>
      <StepText>{step.additionalText}</StepText>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which the heading already is */}
      <div ref={group} role="group" aria-label={words.group} className={styles.counters}>
        {counters.map(({ field, label, error }) => (
          <Counter
            key={field}
            name={field}
            label={label}
            hint={words.counters[field].hint}
            error={error}
            value={makeup[field]}
            min={HOUSEHOLD_BOUNDS.lowest}
            max={HOUSEHOLD_BOUNDS.highest}
            moreLabel={words.counters[field].oneMore}
            fewerLabel={words.counters[field].oneFewer}
            // The total below announces the change, and includes the count.
            announce={() => ''}
            onChange={count => onChange({ ...makeup, [field]: count })}
          />
        ))}
      </div>
      <div className={styles.total}>
        <Notification tone="lightpurple" icon={usersThreeFill}>
          <p>
            {words.total.before} <b>{total}</b> {words.total.after(who)}
          </p>
        </Notification>
      </div>
      {putRight && (
        <Notification tone="orange" heading={words.putRight.heading} headingLevel={2}>
          <p>{words.putRight.now(inWords(putRight))}</p>
          <p className={styles.take}>
            <Button variant="secondary" size="small" onClick={() => take(putRight)}>
              {words.putRight.take}
            </Button>
          </p>
        </Notification>
      )}
      {trouble && !putRight && wrong.length === 0 && <Notification tone="red">{trouble}</Notification>}
      <div className={styles.next}>
        <Button iconEnd={arrowRight} loading={saving} loadingLabel={words.saving} onClick={onNext}>
          {words.next}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </section>
  );
}

function inWords(makeup: HouseholdMakeup): string {
  const some = HOUSEHOLD_COUNTERS.filter(({ field }) => makeup[field] > 0);
  return some.map(({ field, label }) => `${label}: ${makeup[field]}`).join(', ') || words.putRight.nobody;
}
