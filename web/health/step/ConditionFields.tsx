import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { healthCategories } from '@towpath/contracts/api/health.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { arrowRight } from '@towpath/design-system/icons/drawings.generated.ts';
import { ErrorSummary } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import {
  CONDITION_MESSAGES,
  type ConditionForm,
  type HealthCondition,
  withCategory,
} from '@towpath/domain/people/health.ts';
import { useState } from 'react';
import { ApiFailure, type Failure } from '../../data/failure.ts';
import { StepHeading } from '../../journey/steps/StepHeading.tsx';
import { words } from '../words.ts';
import styles from './health.module.css';

type ConditionFieldsProps = {
  readonly stepId: string;
  readonly categories: AnswerOf<typeof healthCategories>;
  readonly form: ConditionForm;
  readonly failure: Failure | undefined;
  readonly saving: boolean;
  readonly onChange: (form: ConditionForm) => void;
  readonly onAdd: (chosen: Omit<HealthCondition, 'id'>) => void;
  readonly onBack: () => void;
};

const FIELDS = ['title', 'description'] as const;

/** Category and condition. The condition is enabled by the category (HC-006), Continue by both (HC-005). */
export function ConditionFields({ stepId, categories, form, failure, saving, ...on }: ConditionFieldsProps) {
  const [attempt, setAttempt] = useState(0);
  const { title, description } = form;
  const offered = categories.find(category => category.title === title)?.descriptions ?? [];
  const refused = failure instanceof ApiFailure ? failure.fields : [];
  const problems = FIELDS.flatMap(field => {
    // Without a category there is no condition to choose from.
    const asked = field === 'title' || title !== null;
    const missing = attempt > 0 && asked && form[field] === null ? CONDITION_MESSAGES[field] : undefined;
    const message = refused.find(each => each.field === field)?.message ?? missing;
    return message ? [{ id: `${stepId}-${field}`, field, message }] : [];
  });
  const wrong = (field: keyof ConditionForm) => problems.find(each => each.field === field)?.message;
  return (
    <form
      className={styles.health}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        if (title !== null && description !== null) on.onAdd({ title, description });
      }}
    >
      <ErrorSummary attempt={attempt} problems={problems} />
      <StepHeading stepId={stepId} level={1}>
        {words.add.heading}
      </StepHeading>
      <p className={styles.lead}>{words.add.lead}</p>
      <div className={styles.fields}>
        <Select
          label={words.add.category}
          name={`${stepId}-title`}
          required
          error={wrong('title')}
          options={categories.map(category => ({ value: category.title, label: category.title }))}
          value={title ?? ''}
          onChange={chosen => on.onChange(withCategory(form, chosen || null))}
        />
        <Select
          label={words.add.condition}
          name={`${stepId}-description`}
          required
          hint={title === null ? words.add.categoryFirst : undefined}
          error={wrong('description')}
          disabled={title === null}
          options={offered.map(text => ({ value: text, label: text }))}
          value={description ?? ''}
          onChange={chosen => on.onChange({ title, description: chosen || null })}
        />
      </div>
      {failure && refused.length === 0 && (
        <div className={styles.trouble}>
          <Notification tone="red">{failure.message}</Notification>
        </div>
      )}
      <div className={styles.ways}>
        <Button
          type="submit"
          iconEnd={arrowRight}
          disabled={title === null || description === null}
          loading={saving}
          loadingLabel={words.saving}
          onBlockedPress={() => setAttempt(attempt + 1)}
        >
          {words.continue}
        </Button>
        <Button variant="secondary" onClick={on.onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}
