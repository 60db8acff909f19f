import type { NextWithThem, Standing } from './answering.ts';
import type { Day } from './event.ts';
import type { KeptDebt } from './kept.ts';

/** That who says that they bought a debt was asked to show it. */
export type ProofAsked = {
  /** The day on which they were asked last. */
  readonly on: Day;
  /** By which day an answer is expected; null where the letter named none. */
  readonly by: Day | null;
  /** What came: proof, something that is none, or nothing yet. */
  readonly came: 'proof' | 'no proof' | null;
};

/** The debts that were asked about, by their ids. */
export type ProofsAsked = ReadonlyMap<string, ProofAsked>;

/**
 * How it stands with who says that they bought a debt, before they are offered anything: whoever says so may not have it, and
 * what is paid to the wrong one is still owed. Proof is asked for first, until it came, or the person says that they go on
 * without. Once an offer has gone to them, their answer is what counts.
 *
 * Source: Financial Conduct Authority, Consumer Credit sourcebook, 7.14 (a debt that is questioned is shown to be owed).
 */
export function whileNotShown<With extends { readonly standing: Standing; readonly next: NextWithThem }>(
  debt: With & Pick<KeptDebt, 'id'> & Partial<Pick<KeptDebt, 'soldOn' | 'proof'>>,
  asked: ProofsAsked,
  today: Day,
): With & { readonly proofAskedOn?: Day } {
  const { soldOn = null, proof, standing } = debt;
  const last = asked.get(debt.id);
  if (standing !== 'not offered' || soldOn === null || proof || last?.came === 'proof') return debt;
  return {
    ...debt,
    standing: 'proof first',
    next: nextOf(last, today),
    ...(last && { proofAskedOn: last.on }),
  };
}

function nextOf(last: ProofAsked | undefined, today: Day): NextWithThem {
  if (!last) return { step: 'ask for proof', who: 'you', by: null };
  const { by, came } = last;
  if (came === 'no proof') return { step: 'ask for proof again', who: 'you', by: null };
  return by !== null && by < today
    ? { step: 'ask for proof again', who: 'you', by }
    : { step: 'they send proof', who: 'they', by };
}
