import { CheckboxList } from '@towpath/design-system/inputs/CheckboxList.tsx';
import { useState } from 'react';
import { isText, listOf } from '../../../data/outbox/shape.ts';
import { useTypedField } from './typedForm.ts';

type TickedOptions = {
  readonly label: string;
  readonly needed: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** Ticked as it opens. */
  readonly first?: readonly string[];
};

/** Some of several that the person ticks; `read` marks it while nothing is ticked, and gives null. */
export function useTicked({ label, needed, options, first = [] }: TickedOptions) {
  const [kept, setTicked] = useTypedField('which', listOf(isText), first);
  const ticked = kept.filter(id => options.some(option => option.id === id));
  const [error, setError] = useState<string>();
  const field = (
    <CheckboxList
      name="which"
      label={label}
      labelStyle="field"
      options={options}
      value={ticked}
      error={error}
      onChange={value => {
        setTicked(value);
        setError(undefined);
      }}
    />
  );
  function read(): string[] | null {
    setError(ticked.length === 0 ? needed : undefined);
    return ticked.length === 0 ? null : [...ticked];
  }
  return { field, read };
}
