import { type RefCallback, useRef, useState } from 'react';
import { useTyped } from '../../typed.ts';

/**
 * Which row of a table is open to be put right: one at a time. The focus goes back to the row.
 *
 * @param of which table of whom it is
 */
export function useOpenRow(of: string) {
  const [open, setOpen] = useTyped<string | null>(`open row ${of}`, null);
  const [said, setSaid] = useState('');
  const openers = useRef(new Map<string, HTMLElement>());
  const openerOf =
    (row: string): RefCallback<HTMLElement> =>
    element => {
      if (element) openers.current.set(row, element);
      else openers.current.delete(row);
    };
  function toggle(row: string) {
    setSaid('');
    setOpen(open === row ? null : row);
  }
  /** @param says what came of it, to be read out */
  function close(row: string, says = '') {
    setOpen(null);
    setSaid(says);
    openers.current.get(row)?.focus();
  }
  return { open, said, openerOf, toggle, close };
}
