import type { ComboboxOption } from '@towpath/design-system/inputs/Combobox.tsx';

/** The creditor whose full name was typed: treated as selected. */
export function namedExactly(
  creditors: readonly ComboboxOption[],
  typed: string,
): ComboboxOption | undefined {
  const plain = (name: string) => name.trim().toLocaleLowerCase('en');
  return creditors.find(({ label }) => plain(label) === plain(typed));
}
