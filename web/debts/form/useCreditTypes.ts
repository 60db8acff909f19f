import { allCreditTypes, type CreditType, creditTypesOfCreditor } from '@towpath/contracts/api/debts.ts';
import { type RefObject, useEffect, useState } from 'react';
import { api } from '../../data/client.ts';
import { useKeptRemote } from '../../data/keptRemote.ts';

export type OfferedCreditTypes = {
  /** The creditor's own first, the likeliest first, then every other (DE-032, DE-034). */
  readonly types: readonly CreditType[];
  /** How many of them are the creditor's own. */
  readonly own: number;
  /** There is nothing to offer, because a call did not work. */
  readonly failed: boolean;
  readonly again: () => void;
};

/**
 * The kinds of debt to choose from. Those of the creditor lead; the others stay behind "Show more", since no list of a
 * creditor's kinds is sure to have the person's. Without a known creditor all are alike. Where they come while
 * the focus is in the `list` already, it stays as it is: nothing moves under a finger or takes the focus away.
 */
export function useCreditTypes(
  creditorId: string | undefined,
  list: RefObject<HTMLElement | null>,
): OfferedCreditTypes {
  const all = useKeptRemote(call => call(allCreditTypes));
  const [creditorTypes, setCreditorTypes] = useState<{ creditorId: string; types: readonly CreditType[] }>();

  useEffect(() => {
    if (creditorId === undefined) return;
    const call = new AbortController();
    api(creditTypesOfCreditor, { params: { id: creditorId }, signal: call.signal }).then(
      types => {
        if (!list.current?.contains(document.activeElement)) setCreditorTypes({ creditorId, types });
      },
      // All kinds are offered then; a failed look-up blocks nobody.
      () => undefined,
    );
    return () => call.abort();
  }, [creditorId, list]);

  const own = creditorId !== undefined && creditorTypes?.creditorId === creditorId ? creditorTypes.types : [];
  const others = (all.answer ?? []).filter(({ id }) => !own.some(type => type.id === id));
  return {
    types: [...own, ...others],
    own: own.length,
    failed: all.phase === 'failed' && own.length === 0,
    again: () => void all.again(),
  };
}
