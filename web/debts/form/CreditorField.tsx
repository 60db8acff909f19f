import { Combobox, type ComboboxOption } from '@towpath/design-system/inputs/Combobox.tsx';
import { words } from '../step/words.ts';
import type { CreditorSearch } from './useCreditorSearch.ts';

type CreditorFieldProps = {
  readonly name: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly search: CreditorSearch;
  readonly onType: (name: string) => void;
  readonly onPick: (creditor: ComboboxOption) => void;
  readonly onBlur: () => void;
};

/** Who is owed: picked from creditors that fit what is typed, or the name as typed (DE-032). */
export function CreditorField({ search, ...field }: CreditorFieldProps) {
  return (
    <Combobox
      {...field}
      label={words.form.creditor}
      hint={words.form.creditorHint}
      required
      autoCapitalize="words"
      matches={search.matches}
      state={search.state}
      listLabel={words.form.creditorList}
      note={words.form.creditorNote}
      loadingText={words.form.creditorLoading}
      noneText={words.form.creditorNone}
      errorText={words.form.creditorError}
    />
  );
}
