import type { UkNation } from '../nation.ts';

type Owned = {
  /** Where it is. */
  readonly in: readonly UkNation[];
  /** Laws, courts, officers, plans, taxes, registers and bodies that are nowhere else. */
  readonly names: readonly RegExp[];
};

/**
 * Who is, and what is the law, in some nations and not in the others. Nobody elsewhere is to read of it: they would call
 * somebody who cannot help, or rely on a right that they do not have.
 */
const OWNED: readonly Owned[] = [
  {
    in: ['england', 'wales'],
    names: [
      /\bbailiffs?\b/iu,
      /enforcement agents?/iu,
      /county court/iu,
      /\bCCJs?\b/u,
      /charging order/iu,
      /attachment of earnings/iu,
      /administration order/iu,
      /Individual Insolvency Register/iu,
      /adjudicator/iu,
      /Breathing Space/iu,
      /Official Receivers’ technical guidance/u,
      /England and Wales/u,
      /Insolvency Act 1986/u,
    ],
  },
  {
    in: ['england'],
    names: [
      /\bShelter\b(?! Cymru| Scotland| Legal)/u,
      /Stop Loan Sharks(?! Wales)/u,
      /NHS England/u,
      /council about its crisis fund/u,
    ],
  },
  {
    in: ['wales'],
    names: [
      /Cymru/u,
      /Stop Loan Sharks Wales/u,
      /Discretionary Assistance Fund/u,
      /NHS 111 Wales/u,
      /Renting Homes/u,
    ],
  },
  {
    in: ['scotland'],
    names: [
      /sheriff/iu,
      /arrestment/iu,
      /diligence/iu,
      /\bdecrees?\b/iu,
      /charge for payment/iu,
      /trust deed/iu,
      /sequestrat/iu,
      /minimal asset/iu,
      /Debt Arrangement Scheme|\bDAS\b/iu,
      /statutory moratorium/iu,
      /Accountant in Bankruptcy|\bAiB\b/u,
      /Register of Insolvencies/u,
      /Common Financial Tool/u,
      /Scottish|Scotland/u,
      /tribunal/iu,
      /time to pay (?:order|direction)/iu,
      /NHS 24/u,
      /money adviser/iu,
    ],
  },
  {
    in: ['northern-ireland'],
    names: [
      /Enforcement of Judgments?/u,
      /Land & Property Services/u,
      /Housing Executive/u,
      /Housing Rights/u,
      /Advice NI/u,
      /Discretionary Support/u,
      /Consumer Council/u,
      /Belfast/u,
      /Northern Ireland/u,
      /\brates\b(?! of)/iu,
      /Rate Rebate/u,
      /Lifeline/u,
      /police on 101/u,
    ],
  },
  {
    in: ['england', 'wales', 'scotland'],
    names: [
      /council tax/iu,
      /Citizens Advice(?! Cymru| Scotland)/u,
      /Business Debtline(?!, fact sheet NI)/u,
      /National Debtline/u,
      /GamCare/u,
      /water (?:company|bill)/iu,
    ],
  },
  {
    in: ['england', 'wales', 'northern-ireland'],
    names: [
      /\bIVAs?\b/u,
      /individual voluntary arrangement/iu,
      /debt relief order|\bDROs?\b/iu,
      /official receiver/iu,
      /statutory demand/iu,
    ],
  },
];

/** The names in a text that belong to other nations, as the text has them: none, if it is for this one. */
export function foreignNames(text: string, nation: UkNation): readonly string[] {
  return OWNED.filter(owned => !owned.in.includes(nation)).flatMap(({ names }) =>
    names.flatMap(name => text.match(name)?.[0] ?? []),
  );
}
