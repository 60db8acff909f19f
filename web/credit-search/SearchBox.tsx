import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import type { ComponentProps } from 'react';
import type { SearchField } from './searchField.ts';
import type { SearchFields } from './searchFields.ts';
import type { SearchForm } from './useSearchForm.ts';

/** The fields that are typed as one line of text. */
type TextName = {
  [Name in keyof SearchFields]: SearchFields[Name] extends string ? Name : never;
}[keyof SearchFields];

type SearchBoxProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'required' | 'optional' | 'autoComplete'
> & {
  readonly form: SearchForm;
  readonly field: SearchField;
  readonly of: Exclude<TextName, 'title' | 'phoneNumber' | 'postcode'>;
};

/** A box of the form for one line of text, with its message. */
export function SearchBox({ form, field, of, ...box }: SearchBoxProps) {
  return <TextField {...field(of)} {...box} value={form.fields[of]} onChange={form.set(of)} />;
}
