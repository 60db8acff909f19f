import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';

/** How many people live in the home, the person among them, and who they are: in words. */
export function peopleAtHome(makeup: HouseholdMakeup): { readonly total: string; readonly who: string } {
  const children = makeup.childrenUnderSixteen + makeup.childrenBetweenSixteenEighteen;
  const adults = makeup.childrenOverEighteen + makeup.additionalAdults;
  const others = [
    ...(children > 0 ? [`${children} ${children === 1 ? 'child' : 'children'}`] : []),
    ...(adults > 0 ? [`${adults} other ${adults === 1 ? 'adult' : 'adults'}`] : []),
  ];
  const total = 1 + children + adults;
  return {
    total: total === 1 ? '1 person' : `${total} people`,
    who:
      others.length === 0
        ? 'only you'
        : others.length === 1
          ? `you and ${others[0]}`
          : `you, ${others.join(' and ')}`,
  };
}
