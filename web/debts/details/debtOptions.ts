import type { CheckboxOption } from '@towpath/design-system/inputs/CheckboxList.tsx';
import { NONE, UNSURE } from '@towpath/domain/debts/detailsForm.ts';
import type { DebtLine } from '../form/debtLines.ts';
import { words } from './words.ts';

/** Debts to choose from; `short` where they were told apart just before. */
export function debtOptions(lines: readonly DebtLine[], length?: 'short'): readonly CheckboxOption[] {
  return lines.map(({ id, name, fullName, detail, sum }) =>
    length === 'short' ? { id, label: fullName } : { id, label: name, additionalText: detail, sum },
  );
}

/** The two answers after all others; each clears the rest. */
export function endings(none: string): readonly CheckboxOption[] {
  return [
    { id: NONE, label: none, exclusive: true },
    { id: UNSURE, label: words.unsure, exclusive: true },
  ];
}
