import { myLetters } from '@towpath/contracts/api/letters.ts';
import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { useEffect } from 'react';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import { letterAbout } from '../../letters/letterAbout.ts';

type Debt = Pick<StandingRepayment['debts'][number], 'id' | 'next'>;

const canAsk = ({ next }: Debt) => next.step === 'ask them to stop interest';

/**
 * Gives the id of the letter that asks who has a debt to stop interest, where that comes next with them. The letters are read
 * once such a debt is there; undefined until then, where none of them asks for it, and where they cannot be read.
 */
export function useLettersToStopInterest(debts: readonly Debt[]): (debt: Debt) => string | undefined {
  const { answer, trigger } = useOperation(() => api(myLetters));
  const asked = debts
    .filter(canAsk)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (asked !== '') void trigger();
  }, [asked, trigger]);
  if (!answer) return () => undefined;
  const letters = answer.letters.filter(({ stopsInterest }) => stopsInterest);
  const others = answer.others.filter(({ stopsInterest }) => stopsInterest);
  return debt => (canAsk(debt) ? letterAbout({ letters, others }, debt.id) : undefined);
}
