import { noteRepayment, type Repayment, type RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { useRef } from 'react';
import { api } from '../../data/client.ts';
import { newId } from '../../data/newId.ts';
import { useOperation } from '../../data/remote.ts';

/**
 * Writes down what happened to a plan. Until that has got through, trying again sends it under the same id, so that it
 * counts once even where only the answer was lost.
 *
 * @param onNoted gets the plan as it stands then
 * @param onStale more was written down meanwhile: the plan has to be read again
 */
export function useNoting(
  { planId, sequence }: Pick<Repayment, 'planId' | 'sequence'>,
  onNoted: (now: Repayment, said: RepaymentNote) => void,
  onStale: () => void,
) {
  const last = useRef<{ readonly id: string; readonly said: string } | null>(null);
  const sending = useOperation((note: RepaymentNote) => {
    const said = JSON.stringify(note);
    // Something else is another thing, whatever became of what was sent before.
    if (last.current?.said !== said) last.current = { id: newId(), said };
    return api(noteRepayment, { params: { planId }, body: { id: last.current.id, after: sequence, note } });
  });
  async function note(said: RepaymentNote): Promise<boolean> {
    const answer = await sending.trigger(said);
    if (!answer) {
      onStale();
      return false;
    }
    last.current = null;
    onNoted(answer.repayment, said);
    return true;
  }
  return { note, error: sending.error, isFetching: sending.isFetching, reset: sending.reset };
}
