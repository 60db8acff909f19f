import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { checkDayMonthYear } from '@towpath/domain/values/dates.ts';
import { useState } from 'react';
import { isText, objectOf } from '../../../data/outbox/shape.ts';
import { useTypedField } from './typedForm.ts';
import { words } from './words.ts';

const fitsDay = objectOf({ day: isText, month: isText, year: isText });

/** A day that the person gives, with the box for it; `read` marks it where it is none, and gives null. */
export function useDay(
  first: string | undefined,
  { label = words.on, hint }: { label?: string; hint?: string } = {},
) {
  const [year = '', month = '', day = ''] = (first ?? '').split('-');
  const [typed, setTyped] = useTypedField('on', fitsDay, { day, month, year });
  const [error, setError] = useState<string>();
  const field = (
    <DateField
      name="on"
      label={label}
      labelStyle="field"
      hint={hint}
      value={typed}
      error={error}
      onChange={value => {
        setTyped(value);
        setError(undefined);
      }}
    />
  );
  function read(): string | null {
    const checked = checkDayMonthYear(typed);
    setError(checked.ok ? undefined : checked.message);
    return checked.ok ? isoDate(checked.value) : null;
  }
  return { field, read };
}
