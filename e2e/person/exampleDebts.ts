import type { GivenDebt } from './reviewing.ts';

/** Two debts that stories begin with. */
export const CARD: GivenDebt = {
  initialCreditorName: 'Kestrel Cards',
  creditTypeId: 1,
  currentBalance: 4212,
  regularPaymentAmount: 105,
  creditorReference: '5412753499214821',
};
export const LOAN: GivenDebt = {
  initialCreditorName: 'Fenland Finance',
  creditTypeId: 4,
  currentBalance: 5380,
  regularPaymentAmount: 168,
  isJoint: true,
};
