import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import { words } from '../words.ts';

/** How many people live in the home, including the person, and who they are, in words. */
export function peopleAtHome(makeup: HouseholdMakeup): { readonly total: string; readonly who: string } {
  const children = makeup.childrenUnderSixteen + makeup.childrenBetweenSixteenEighteen;
  const adults = makeup.childrenOverEighteen + makeup.additionalAdults;
  const { people, onlyYou, withChildren, withAdults, withBoth } = words.total;
  const who =
    children > 0 && adults > 0
      ? withBoth(children, adults)
      : children > 0
        ? withChildren(children)
        : adults > 0
          ? withAdults(adults)
          : onlyYou;
  return { total: people(1 + children + adults), who };
}
