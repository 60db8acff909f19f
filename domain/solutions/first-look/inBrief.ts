import type { UkNation } from '../../people/nation.ts';
import { formatWholePounds, type Pence } from '../../values/pence.ts';
import type { Span } from '../case/span.ts';
import type { ShortName } from '../solution/products.ts';

/** What the first look says of a solution: what it does, what that comes to, and where to read more. */
export type InBrief = {
  readonly name: string;
  readonly line: string;
  /** What one pays and for how long, or what is written off, with the person's own sums. */
  readonly figure: string;
  readonly href: string;
  /** Whose page that is, for the name of the link. */
  readonly site: string;
};

/** The sums of the person that are said. */
export type BriefSums = {
  /** Income less outgoings of a month; null while they are not known. */
  readonly left: Pence | null;
  /** The band of all debts as it was chosen, such as '£5,000 - £10,000'. */
  readonly owed: string | undefined;
  /** What a Scottish trustee would take each month: nothing from benefits alone, which may be all there is. */
  readonly toTrustee: Span;
};

type Say = { readonly line: string; readonly figure: (sums: Said) => string };
type Said = { readonly monthly: string; readonly owed: string; readonly toTrustee: Span };

const CLEARED = ({ owed }: Said) => `Nothing to pay each month. About ${owed} could be written off.`;
const BY_INCOME = ({ owed }: Said) => `You pay only what you can spare. About ${owed} could be written off.`;
const BY_AGREEMENT = ({ monthly }: Said) =>
  `About ${monthly} a month for about 5 or 6 years, with fees out of it. What is left is written off.`;
/** Of a trustee's own sum, where that is known; it is due only from other income than benefits. */
const BY_TRUSTEE = ({ monthly, toTrustee: { low, high } }: Said) => {
  const isKnown = high > 0 && Number.isFinite(high);
  const sum = isKnown ? formatWholePounds(high) : monthly;
  const pays = `bout ${sum} a month for about 4 years, with fees out of it. What is left is written off.`;
  return isKnown && low === 0 ? `Only with other income than benefits. Then a${pays}` : `A${pays}`;
};
const IN_FULL = ({ monthly, owed }: Said) => `About ${monthly} a month until about ${owed} is paid.`;
const TIME = (days: string) => () => `Nothing to pay for it. About ${days} without being chased.`;

/** Says nothing of a limit or a fee of a day: that is for the full review, which knows what decides. */
const SAYS: Readonly<Record<ShortName, Say>> = {
  DRO: { line: 'Your payments stop for 12 months. Then the debts in it are gone.', figure: CLEARED },
  MAP: { line: 'A short bankruptcy for people with little. It ends after 6 months.', figure: CLEARED },
  WO: { line: 'You ask each lender to let the debt go.', figure: CLEARED },
  BKY: {
    line: 'It clears most debts, usually after 12 months. There is a fee to start.',
    figure: BY_INCOME,
  },
  SEQ: {
    line: 'It clears most debts, usually after 12 months. There is a fee to start.',
    figure: BY_INCOME,
  },
  IVA: { line: 'One payment a month, agreed with the people you owe.', figure: BY_AGREEMENT },
  PTD: { line: 'One payment a month, looked after by a trustee.', figure: BY_TRUSTEE },
  DMP: { line: 'You pay each one you owe a fair share of what you can spare.', figure: IN_FULL },
  SMP: { line: 'You pay each one you owe what you agreed, and keep track yourself.', figure: IN_FULL },
  DAS: { line: 'You pay in full with more time. Interest and charges stop.', figure: IN_FULL },
  AO: { line: 'One payment a month to the court, which shares it out for a fee.', figure: IN_FULL },
  FFS: {
    line: 'You offer one sum, and ask that the rest is let go.',
    figure: ({ owed }) => `A part of about ${owed}, paid at once.`,
  },
  TPP: {
    line: 'Very small payments while times are hard.',
    figure: () => 'About £1 a month for each debt. Nothing is written off.',
  },
  BS: { line: 'Time to get advice. Interest and most letters stop.', figure: TIME('60 days') },
  MHBS: {
    line: 'Time while you get crisis care, and a little longer.',
    figure: () => 'Nothing to pay for it. It lasts as long as the care, and about 30 days.',
  },
  MOR: { line: 'Time to get advice. Nobody can start to take your pay.', figure: TIME('6 months') },
  MHM: {
    line: 'Time while you get crisis care.',
    figure: () => 'Nothing to pay for it. It lasts as long as the care.',
  },
  DAP: {
    line: 'Steps to make ends meet, and what to pay first.',
    figure: () => 'Nothing to pay for it. It begins today.',
  },
};

/** What begins or runs with a fee comes after what has none. */
const WITH_A_FEE: ReadonlySet<ShortName> = new Set<ShortName>(['IVA', 'PTD', 'BKY', 'SEQ', 'AO']);

type Place = Pick<InBrief, 'href' | 'site'>;
const GOV_UK: Place = { href: 'https://www.gov.uk/options-for-paying-off-your-debts', site: 'GOV.UK' };
const MORE: Readonly<Record<UkNation, Place>> = {
  england: GOV_UK,
  wales: GOV_UK,
  scotland: { href: 'https://www.cas.org.uk', site: 'Citizens Advice Scotland' },
  'northern-ireland': { href: 'https://www.adviceni.net', site: 'Advice NI' },
};

/** What the Accountant in Bankruptcy runs or keeps the register of; plans by agreement are none of it. */
const OF_ACCOUNTANT: ReadonlySet<ShortName> = new Set<ShortName>(['DAS', 'PTD', 'MAP', 'SEQ', 'MOR']);
const ACCOUNTANT: Place = { href: 'https://www.aib.gov.uk', site: 'Accountant in Bankruptcy' };

/**
 * A line, a figure and a link for each solution, those without a fee first; otherwise in the order given.
 *
 * @param nation where the person lives; without one, England's page is linked
 */
export function inBrief(
  solutions: readonly { readonly shortName: ShortName; readonly name: string }[],
  { left, owed, toTrustee }: BriefSums,
  nation: UkNation | undefined,
): readonly InBrief[] {
  const said: Said = {
    toTrustee,
    monthly: left !== null && left > 0 ? formatWholePounds(left) : 'what you can spare',
    owed: owed === undefined ? 'what you owe' : owed.replace(' - ', ' to ').replace(/^(Over|Under)/u, low),
  };
  const placeOf = (shortName: ShortName) =>
    nation === 'scotland' && OF_ACCOUNTANT.has(shortName) ? ACCOUNTANT : MORE[nation ?? 'england'];
  const last = ({ shortName }: (typeof solutions)[number]) => (WITH_A_FEE.has(shortName) ? 1 : 0);
  return solutions
    .toSorted((a, b) => last(a) - last(b))
    .map(({ shortName, name }) => {
      const { line, figure } = SAYS[shortName];
      const says = figure(said).replace('About what', 'What').replaceAll('about what', 'what');
      return { name, line, figure: says, ...placeOf(shortName) };
    });
}

function low(word: string): string {
  return word.toLowerCase();
}
