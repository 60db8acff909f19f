import type { UkNation } from '../../people/nation.ts';
import type { RuledShortName } from '../recommend/solutions.ts';
import { solutionWording } from '../recommend/solutionWording.ts';
import { PRODUCTS } from '../solution/products.ts';
import { fillInLimits, type ReadWording, wordingFor } from '../solution/wording.ts';
import { TODAY } from './cases.ts';
import { INSOLVENCIES } from './disclosures/insolvencies.ts';
import type { Disclosure } from './disclosures/must.ts';
import { PLANS } from './disclosures/plans.ts';
import { SCOTTISH } from './disclosures/scottish.ts';
import { limitsOn } from './inForce.ts';

/** Every disclosure that the law, the regulator or the practice of advice asks for, by solution. */
export const MUST_DISCLOSE: Readonly<Record<RuledShortName, readonly Disclosure[]>> = {
  ...INSOLVENCIES,
  ...SCOTTISH,
  ...PLANS,
};

/** What must be said of a solution in one nation. */
export function mustDisclose(shortName: RuledShortName, nation: UkNation): readonly Disclosure[] {
  return MUST_DISCLOSE[shortName].filter(({ nations }) => nations?.includes(nation) ?? true);
}

/** Every solution in every nation that has it. */
export const EVERYWHERE = PRODUCTS.flatMap(({ shortName, nations }) =>
  shortName === 'MHM' ? [] : nations.map(nation => [shortName, nation] as const),
);

/** The words of a solution in a nation with the limits of the day, as somebody reads them who did not say what home they have. */
export function shownWording(shortName: RuledShortName, nation: UkNation): ReadWording {
  const limits = limitsOn(nation, TODAY);
  const say = (text: string) => fillInLimits(text, limits);
  const read = wordingFor(solutionWording(shortName, nation), { tenure: null, ownsOtherProperty: null });
  return {
    ...read,
    whatItIs: say(read.whatItIs),
    advantages: read.advantages.map(say),
    risks: read.risks.map(say),
    home: say(read.home),
    ...(read.register === undefined ? {} : { register: say(read.register) }),
    creditFile: say(read.creditFile),
    next: read.next.map(say),
  };
}
