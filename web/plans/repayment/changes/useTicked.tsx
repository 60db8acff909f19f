import { CheckboxList } from '@towpath/design-system/inputs/CheckboxList.tsx';
import { useState } from 'react';

type TickedOptions = {
  readonly label: string;
  readonly needed: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** Ticked as it opens. */
  readonly first?: readonly string[];
};

/** Some of several that the person ticks; `read` marks it while nothing is ticked, and gives null. */
export function useTicked({ label, needed, options, first = [] }: TickedOptions) {
  const [ticked, setTicked] = useState<readonly string[]>(first);
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
