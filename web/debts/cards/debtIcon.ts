import {
  baby,
  bank,
  briefcase,
  car,
  creditCard,
  type Drawing,
  drop,
  firstAid,
  graduationCap,
  handCoins,
  houseLine,
  lightning,
  phone,
  receipt,
  scales,
  shoppingBag,
  televisionSimple,
  usersThree,
  wallet,
} from '@towpath/design-system/icons/drawings.generated.ts';
import type { DebtRole } from '@towpath/domain/debts/roles.ts';

/** The icon of a kind of debt, by what it is. */
const PICTURES: Readonly<Partial<Record<DebtRole, Drawing>>> = {
  card: creditCard,
  loan: handCoins,
  'debt-purchaser': handCoins,
  overdraft: wallet,
  'council-tax': bank,
  shopping: shoppingBag,
  vehicle: car,
  housing: houseLine,
  energy: lightning,
  water: drop,
  communications: phone,
  'tv-licence': televisionSimple,
  legal: scales,
  family: usersThree,
  'student-loan': graduationCap,
  work: briefcase,
  care: firstAid,
  childcare: baby,
};

/** The icon of a debt by the roles of its kind; a bill where none of them has one. */
export function debtIcon(roles: readonly DebtRole[]): Drawing {
  return roles.map(role => PICTURES[role]).find(drawing => drawing !== undefined) ?? receipt;
}
