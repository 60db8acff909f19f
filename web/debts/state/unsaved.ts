import type { DebtBody } from '@towpath/contracts/api/debts.ts';
import { UNSAVED_DEBTS_PREFIX } from '../../data/sending.ts';

/** A debt that was saved here and has not reached the server. */
export type UnsavedDebt = {
  /** With the id it will have, so that sending it twice adds one debt. */
  readonly body: DebtBody & { readonly id: string };
  readonly isNew: boolean;
  /** For a connection. Otherwise the server refused it, and the person has to look at it. */
  readonly waits: boolean;
  readonly message: string;
};

const key = (journeyId: string) => `${UNSAVED_DEBTS_PREFIX}${journeyId}`;

export function keptUnsaved(journeyId: string): readonly UnsavedDebt[] {
  try {
    return JSON.parse(localStorage.getItem(key(journeyId)) ?? '[]');
  } catch {
    return [];
  }
}

export function keepUnsaved(journeyId: string, unsaved: readonly UnsavedDebt[]): void {
  if (unsaved.length === 0) localStorage.removeItem(key(journeyId));
  else localStorage.setItem(key(journeyId), JSON.stringify(unsaved));
}
