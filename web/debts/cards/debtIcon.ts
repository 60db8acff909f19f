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
} from '@towpath/design-system/icons/drawings.generated.ts';

/** The picture of each kind of debt, by its id; a bill for any other. */
const PICTURES: readonly (readonly [Drawing, readonly number[]])[] = [
  [creditCard, [1, 2, 3]],
  [handCoins, [4, 6, 7, 8, 11, 12, 13, 43, 53, 58, 59]],
  [bank, [5, 24]],
  [shoppingBag, [9, 10, 16, 50]],
  [car, [14, 15, 17, 18, 40, 41]],
  [houseLine, [19, 20, 21, 22, 23, 52]],
  [lightning, [25, 26]],
  [drop, [27]],
  [phone, [28]],
  [televisionSimple, [29]],
  [scales, [35, 36, 42, 56, 57]],
  [usersThree, [37, 38, 44]],
  [graduationCap, [39]],
  [briefcase, [34, 45, 54, 55]],
  [firstAid, [47, 49]],
  [baby, [48]],
];

const BY_KIND = new Map(PICTURES.flatMap(([drawing, ids]) => ids.map(id => [id, drawing] as const)));

export function debtIcon(creditTypeId: number | null): Drawing {
  return (creditTypeId === null ? undefined : BY_KIND.get(creditTypeId)) ?? receipt;
}
