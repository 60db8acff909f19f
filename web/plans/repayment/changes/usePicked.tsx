import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { useState } from 'react';
import { isText } from '../../../data/outbox/shape.ts';
import { useTypedField } from './typedForm.ts';

type PickedOptions<Id extends string> = {
  readonly name: string;
  readonly label: string;
  readonly needed: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly isList?: boolean;
};

/** One of several that the person picks, with its tiles or its list; `read` marks it while nothing is picked. */
export function usePicked<Id extends string>({ name, label, needed, options, isList }: PickedOptions<Id>) {
  const [kept, keep] = useTypedField(name, isText, '');
  const picked = options.find(option => option.id === kept)?.id ?? null;
  const [error, setError] = useState<string>();
  const pick = (id: string) => {
    keep(id);
    setError(undefined);
  };
  const field = isList ? (
    <Select
      name={name}
      label={label}
      labelStyle="field"
      value={picked ?? ''}
      error={error}
      onChange={pick}
      options={options.map(({ id, label: text }) => ({ value: id, label: text }))}
    />
  ) : (
    <RadioList
      name={name}
      label={label}
      labelStyle="field"
      value={picked}
      error={error}
      onChange={pick}
      options={options}
    />
  );
  function read(): Id | null {
    setError(picked === null ? needed : undefined);
    return picked;
  }
  return { field, read, picked };
}
