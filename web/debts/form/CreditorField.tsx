import { Combobox, type ComboboxOption } from '@towpath/design-system/inputs/Combobox.tsx';
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
      label="Who do you owe?"
      hint="Start typing a name, then pick it from the list."
      required
      autoCapitalize="words"
      matches={search.matches}
      state={search.state}
      listLabel="Companies that match"
      note="Not here? Type the full name."
      loadingText="Looking for it"
      noneText="Not on our list. Type the full name. That works too."
      errorText="We can’t look that up. Type the full name."
    />
  );
}
