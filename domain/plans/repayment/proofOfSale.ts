import type { StandingDebt } from './repaymentOn.ts';

/**
 * Whether proof is to be asked for before anything is offered: whoever says that they bought a debt may not have it, and what
 * is paid to the wrong one is still owed. Once an offer has gone to them, their answer is what counts.
 *
 * Source: Financial Conduct Authority, Consumer Credit sourcebook, 7.14 (a debt that is questioned is shown to be owed).
 */
export function wantsProof({ soldOn, next }: Pick<StandingDebt, 'soldOn' | 'next'>): boolean {
  return soldOn !== null && next.step === 'send the offer';
}
