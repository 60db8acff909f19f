import type { LivingPlace, UkNation } from '../../people/nation.ts';
import { ALL_NATIONS, ENGLAND_WALES, NOT_SCOTLAND, SCOTLAND } from '../thresholds/nations.ts';

export type SolutionType =
  | 'IVA'
  | 'DMP'
  | 'BANKRUPTCY'
  | 'DEBT_RELIEF_ORDER'
  | 'BREATHING_SPACE'
  | 'MH_BREATHING_SPACE'
  | 'TRUST_DEED'
  | 'DEBT_ARRANGEMENT_SCHEME'
  | 'SEQUESTRATION'
  | 'MINIMAL_ASSET_PROCESS'
  | 'STATUTORY_MORATORIUM'
  | 'ADMINISTRATION_ORDER'
  | 'TOKEN_PAYMENTS'
  | 'SELF_MANAGED'
  | 'FULL_FINAL_SETTLEMENT'
  | 'DEBT_ACTION_PLAN'
  | 'WRITE_OFF_REQUEST'
  | 'MH_MORATORIUM';

/** A debt solution. Ids and short names are fixed: short names stand in addresses, and records of advice hold ids. */
export type Product = {
  readonly id: number;
  readonly shortName: string;
  readonly type: SolutionType;
  readonly name: string;
  /** Where the law or practice offers it. */
  readonly nations: readonly UkNation[];
  /** First day in force, 'YYYY-MM-DD', where our records reach back to it; false while it is not in force yet. */
  readonly inForce?: string | false;
};

/** Every solution the product knows, in the order of their ids. */
export const PRODUCTS = [
  { id: 1, shortName: 'IVA', type: 'IVA', name: 'Individual Voluntary Arrangement', nations: NOT_SCOTLAND },
  { id: 2, shortName: 'DMP', type: 'DMP', name: 'Debt Management Plan', nations: ALL_NATIONS },
  { id: 3, shortName: 'BKY', type: 'BANKRUPTCY', name: 'Bankruptcy', nations: NOT_SCOTLAND },
  { id: 4, shortName: 'DRO', type: 'DEBT_RELIEF_ORDER', name: 'Debt Relief Order', nations: NOT_SCOTLAND },
  {
    id: 5,
    shortName: 'BS',
    type: 'BREATHING_SPACE',
    name: 'Breathing Space (standard moratorium)',
    nations: ENGLAND_WALES,
    inForce: '2021-05-04',
  },
  {
    id: 6,
    shortName: 'MHBS',
    type: 'MH_BREATHING_SPACE',
    name: 'Mental Health Crisis Breathing Space',
    nations: ENGLAND_WALES,
    inForce: '2021-05-04',
  },
  { id: 7, shortName: 'PTD', type: 'TRUST_DEED', name: 'Protected Trust Deed', nations: SCOTLAND },
  {
    id: 8,
    shortName: 'DAS',
    type: 'DEBT_ARRANGEMENT_SCHEME',
    name: 'Debt Payment Programme under the Debt Arrangement Scheme',
    nations: SCOTLAND,
  },
  {
    id: 9,
    shortName: 'SEQ',
    type: 'SEQUESTRATION',
    name: 'Sequestration (full administration bankruptcy)',
    nations: SCOTLAND,
  },
  {
    id: 10,
    shortName: 'MAP',
    type: 'MINIMAL_ASSET_PROCESS',
    name: 'Minimal Asset Process bankruptcy',
    nations: SCOTLAND,
  },
  { id: 11, shortName: 'MOR', type: 'STATUTORY_MORATORIUM', name: 'Statutory moratorium', nations: SCOTLAND },
  {
    id: 12,
    shortName: 'AO',
    type: 'ADMINISTRATION_ORDER',
    name: 'Administration Order',
    nations: ENGLAND_WALES,
  },
  {
    id: 13,
    shortName: 'TPP',
    type: 'TOKEN_PAYMENTS',
    name: 'Token payments / payment suspension',
    nations: ALL_NATIONS,
  },
  {
    id: 14,
    shortName: 'SMP',
    type: 'SELF_MANAGED',
    name: 'Self-managed repayment plan',
    nations: ALL_NATIONS,
  },
  {
    id: 15,
    shortName: 'FFS',
    type: 'FULL_FINAL_SETTLEMENT',
    name: 'Full and final settlement offer',
    nations: ALL_NATIONS,
  },
  {
    id: 16,
    shortName: 'DAP',
    type: 'DEBT_ACTION_PLAN',
    name: 'A plan for your budget and bills',
    nations: ALL_NATIONS,
  },
  {
    id: 17,
    shortName: 'WO',
    type: 'WRITE_OFF_REQUEST',
    name: 'Write-off request to creditors',
    nations: ALL_NATIONS,
  },
  // Regulations were consulted on until late 2025; a first day goes here once they are in force.
  {
    id: 18,
    shortName: 'MHM',
    type: 'MH_MORATORIUM',
    name: 'Mental health moratorium',
    nations: SCOTLAND,
    inForce: false,
  },
] as const satisfies readonly Product[];

export type ShortName = (typeof PRODUCTS)[number]['shortName'];

/** The name of a solution; of one that is not known its short name. */
export function nameOfProduct(shortName: string): string {
  return PRODUCTS.find(product => product.shortName === shortName)?.name ?? shortName;
}

/**
 * Whether the law or practice offers a solution where somebody lives.
 *
 * @param place null while it is not known: nothing is ruled out then
 */
export function isOfferedIn(shortName: string, place: LivingPlace | null): boolean {
  if (place === null) return true;
  const product: Product | undefined = PRODUCTS.find(one => one.shortName === shortName);
  return product?.nations.some(nation => nation === place) ?? false;
}
