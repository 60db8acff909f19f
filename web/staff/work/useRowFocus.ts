import { useLayoutEffect } from 'react';
import { isRowId } from './TaskRow.tsx';

/**
 * Leaves the focus with a row of the list that moves to another lane while the list reads itself anew, as a call does whose
 * person writes worrying words: its button there is another element, and the one that had the focus is gone.
 */
export function useRowFocus(): void {
  // As it is before the page changes.
  const focused = document.activeElement?.id ?? '';
  useLayoutEffect(() => {
    if (isRowId(focused) && document.activeElement === document.body) {
      document.getElementById(focused)?.focus();
    }
  });
}
