import { healthCategories } from '@towpath/contracts/api/health.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { conditionId, EMPTY_CONDITION_FORM, type HealthCondition } from '@towpath/domain/people/health.ts';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { type Failure, wordsOfFailure } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { type KeptCondition, useKeptHealth } from '../state/keptForm.ts';
import { words } from '../words.ts';
import { ConditionFields } from './ConditionFields.tsx';

type AddConditionProps = {
  readonly stepId: string;
  readonly conditions: readonly HealthCondition[];
  readonly failure: Failure | undefined;
  readonly saving: boolean;
  readonly onChange: () => void;
  readonly onAdd: (condition: HealthCondition) => void;
  readonly onBack: () => void;
};

/** Adds a condition: a category, then one of its conditions. The choice survives a reload. */
export function AddCondition({ conditions, onChange, onAdd, onBack, ...shown }: AddConditionProps) {
  const categories = useRemote(() => api(healthCategories));
  const kept = useKeptHealth().condition;
  const [form, setForm] = useState<KeptCondition>(
    () => kept.read() ?? { ...EMPTY_CONDITION_FORM, id: conditionId(Date.now(), conditions) },
  );

  if (!categories.answer) {
    return categories.error ? (
      <TroubleState headingLevel={1} onRetry={() => void categories.again()} retrying={categories.isFetching}>
        {wordsOfFailure(categories.error)}
      </TroubleState>
    ) : (
      <Loading label={words.add.loading} skeleton={[60, 100, 100]} />
    );
  }
  return (
    <ConditionFields
      {...shown}
      categories={categories.answer}
      form={form}
      onChange={changed => {
        const next = { ...changed, id: form.id };
        setForm(next);
        kept.keep(next);
        onChange();
      }}
      onAdd={chosen => onAdd({ ...chosen, id: form.id })}
      onBack={() => {
        kept.forget();
        onBack();
      }}
    />
  );
}
