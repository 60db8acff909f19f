import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { creditorSuggestions } from '@towpath/contracts/api/debts.ts';
import type { ComboboxOption, LookUp } from '@towpath/design-system/inputs/Combobox.tsx';
import { useEffect, useState } from 'react';
import { useDelayed } from './useDelayed.ts';

/** Milliseconds after the last key before creditors are looked up. */
const PAUSE = 600;

/** Asks the server for creditors whose name fits what is typed. */
export type LookUpCreditors = (
  searchTerm: string,
  signal: AbortSignal,
) => Promise<AnswerOf<typeof creditorSuggestions>>;

type Found = { readonly term: string; readonly matches: readonly ComboboxOption[] | undefined };

export type CreditorSearch = { readonly state: LookUp; readonly matches: readonly ComboboxOption[] };

/** Nothing was found: always the same list object, so that nothing is announced again. */
const NONE: readonly ComboboxOption[] = [];

/**
 * Creditors whose name fits what is typed, looked up once typing pauses. A call that further typing has overtaken is given
 * up. A look-up that does not work is a state of its own: the name can be typed all the same.
 *
 * @param lookUp always the same function
 */
export function useCreditorSearch(typed: string, on: boolean, lookUp: LookUpCreditors): CreditorSearch {
  const term = on ? typed.trim() : '';
  const settled = useDelayed(term, PAUSE);
  const [found, setFound] = useState<Found>();
  const asked = settled === term ? term : '';

  useEffect(() => {
    if (asked === '') return;
    const call = new AbortController();
    lookUp(asked, call.signal).then(
      creditors =>
        setFound({
          term: asked,
          matches: creditors.map(({ creditorId, creditorName }) => ({
            id: String(creditorId),
            label: creditorName,
          })),
        }),
      () => {
        if (!call.signal.aborted) setFound({ term: asked, matches: undefined });
      },
    );
    return () => call.abort();
  }, [asked, lookUp]);

  if (term === '') return { state: 'idle', matches: NONE };
  if (found?.term !== term) return { state: 'loading', matches: NONE };
  if (!found.matches) return { state: 'error', matches: NONE };
  return { state: found.matches.length > 0 ? 'matches' : 'none', matches: found.matches };
}
