import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { checkPounds, type Pence } from '@towpath/domain/values/pence.ts';
import { useState } from 'react';
import { isText } from '../../../data/outbox/shape.ts';
import { useTypedField } from './typedForm.ts';
import { words } from './words.ts';

type SumOptions = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** May be left empty, which is null. */
  readonly isOptional?: boolean;
  /** What is wrong with a sum, in words; undefined for nothing. */
  readonly wrong?: (sum: Pence) => string | undefined;
};

type SumRead = { readonly ok: true; readonly sum: Pence | null } | { readonly ok: false };

/** A sum that the person gives, with the box for it; `read` marks it where it is none. */
export function useSum({ name, label, hint, isOptional = false, wrong }: SumOptions) {
  const [typed, setTyped] = useTypedField(name, isText, '');
  const [error, setError] = useState<string>();
  const field = (
    <MoneyField
      name={name}
      label={label}
      labelStyle="field"
      hint={hint}
      optional={isOptional}
      decimals
      value={typed}
      error={error}
      onChange={value => {
        setTyped(value);
        setError(undefined);
      }}
    />
  );
  function read(): SumRead {
    if (typed.trim() === '') {
      setError(isOptional ? undefined : words.sumNeeded);
      return isOptional ? { ok: true, sum: null } : { ok: false };
    }
    const checked = checkPounds(typed);
    const says = checked.ok ? wrong?.(checked.value) : checked.message;
    setError(says);
    return checked.ok && says === undefined ? { ok: true, sum: checked.value } : { ok: false };
  }
  const checked = checkPounds(typed);
  /** What stands in the box now; null where that is no sum. */
  const sum = checked.ok ? checked.value : null;
  return { field, read, sum };
}
