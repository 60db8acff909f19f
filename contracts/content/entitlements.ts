import { BUDGET_ROLE_NAMES } from '@towpath/domain/budget/roles.ts';
import {
  ENTITLEMENT_COUNTS,
  ENTITLEMENT_GROUPS,
  type Entitlement,
  type EntitlementBook,
  type EntitlementRate,
  LIKELIHOODS,
  RATE_UNITS,
} from '@towpath/domain/entitlements/entitlement.ts';
import { ENTITLEMENT_NUMBERS, ENTITLEMENT_SIGNS } from '@towpath/domain/entitlements/facts.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { penceOf } from '@towpath/domain/values/pence.ts';
import { z } from 'zod';
import { calendarDay, roles, sources, stableId, text, webAddress } from './values.ts';

/** Help that people miss, with its dated figures, as an operator writes them. `checkEntitlements.ts` checks that they agree. */

const id = z.string().regex(/^[a-z][a-z0-9-]{1,59}$/u, 'must be small letters, digits and dashes');
const lineName = z.string().regex(/^[a-z][a-z-]{1,39}$/u, 'must be small letters and dashes');
const rateName = z.string().regex(/^[A-Z][A-Z0-9_]{1,59}$/u, 'must be capitals, digits and _');
const nations = z.array(z.enum(UK_NATIONS, 'must be a nation')).min(1, 'must name at least one nation');
const lineNames = z.array(lineName).min(1, 'must name at least one line');
const sign = z.enum(ENTITLEMENT_SIGNS, {
  error: ({ input }) => `there is no sign '${String(input)}'; there are ${ENTITLEMENT_SIGNS.join(', ')}`,
});
const number = z.enum(ENTITLEMENT_NUMBERS);
const openFrom = rateName.exactOptional();

const one = [
  z.strictObject({ is: sign }),
  z.strictObject({ isNot: sign }),
  z.strictObject({ has: lineNames }),
  z.strictObject({ hasNo: lineNames }),
  z.strictObject({ number, atLeast: rateName, openFrom }),
  z.strictObject({ number, below: rateName, openFrom }),
] as const;
const condition = z.union([
  ...one,
  z.strictObject({ any: z.array(z.union(one)).min(2, 'must have at least two conditions') }),
]);

const part = z.union([
  z.strictObject({
    rate: rateName,
    forEach: z.enum(ENTITLEMENT_COUNTS).exactOptional(),
    off: lineName.exactOptional(),
  }),
  z.strictObject({ share: rateName, of: lineName, most: rateName.exactOptional() }),
  z.strictObject({ insteadOf: lineName, pays: rateName }),
]);

const EntitlementInFile = z.strictObject({
  id,
  name: text,
  group: z.enum(ENTITLEMENT_GROUPS),
  nations,
  isPublicFunds: z.literal(true).exactOptional(),
  tellsOfHealth: z.literal(true).exactOptional(),
  already: z.array(lineName).exactOptional(),
  needs: z
    .array(z.strictObject({ when: condition, no: text, checkIfNotKnown: z.literal(true).exactOptional() }))
    .min(1, 'must need something'),
  likelihood: z.enum(LIKELIHOODS).exclude(['very likely'], "must be 'likely' or 'worth checking'"),
  surelyWhen: z.array(condition).exactOptional(),
  sums: z
    .array(
      z.strictObject({
        when: z.array(condition).exactOptional(),
        parts: z.array(part).min(1, 'must have at least one part'),
      }),
    )
    .exactOptional(),
  paidAs: roles(BUDGET_ROLE_NAMES).exactOptional(),
  why: text,
  how: text,
  byWhen: text,
  link: z.strictObject({ label: text, url: webAddress }),
  source: text,
  toConfirm: text.exactOptional(),
});
export type EntitlementInFile = z.infer<typeof EntitlementInFile>;

const RateInFile = z.strictObject({
  /** What it is, in words. */
  is: text,
  unit: z.enum(RATE_UNITS.map(writtenUnit) as [string, ...string[]]),
  /** Figures outside these are taken for a slip. */
  plausible: z.strictObject({ atLeast: z.number().min(0), atMost: z.number().min(0) }),
  /** By nation, the earliest first. */
  rows: z
    .array(
      z.strictObject({
        nations,
        figure: z.number('must be a number').min(0, 'must not be negative'),
        /** First day in force; null where it is older than our records. */
        from: calendarDay.nullable(),
        source: text,
        toConfirm: text.exactOptional(),
      }),
    )
    .min(1, 'must have at least one row'),
});

export const EntitlementsFile = z.strictObject({
  date: calendarDay,
  sources,
  /** Lines of the budget, by the names that the rest of this file has for them. */
  lines: z.record(lineName, z.array(stableId).min(1, 'must name at least one line')),
  rates: z.record(rateName, RateInFile),
  calculators: z.array(z.strictObject({ name: text, url: webAddress, says: text })),
  entitlements: z.array(EntitlementInFile),
});
export type EntitlementsFile = z.infer<typeof EntitlementsFile>;

/** What stands in for a file that an install does not have: no help is looked for. */
export const NO_ENTITLEMENTS: EntitlementsFile = {
  date: '2026-11-29',
  sources: {},
  lines: {},
  rates: {},
  calculators: [],
  entitlements: [],
};

/** The unit as an operator writes it: money in pounds. */
function writtenUnit(unit: string): string {
  return unit.replace('pence', 'pounds');
}

/** The help as the rules take it: money in pence. */
export function entitlementBook(file: EntitlementsFile): EntitlementBook {
  return {
    entitlements: file.entitlements.map(one => entitlementOf(one, file)),
    rates: Object.entries(file.rates).flatMap(([key, rate]) => rateRows(key, rate)),
    lines: file.lines,
    calculators: file.calculators,
  };
}

function rateRows(
  key: string,
  { unit, rows }: EntitlementsFile['rates'][string],
): readonly EntitlementRate[] {
  const kept = RATE_UNITS.find(one => writtenUnit(one) === unit);
  if (kept === undefined) return [];
  return rows.map(({ nations: where, figure, from, source, toConfirm }) => ({
    key,
    nations: where,
    value: kept.startsWith('pence') ? penceOf(figure) : figure,
    unit: kept,
    validFrom: from,
    source,
    toConfirm: toConfirm ?? null,
  }));
}

function entitlementOf(
  {
    isPublicFunds,
    tellsOfHealth,
    already,
    needs,
    surelyWhen,
    sums,
    paidAs,
    source,
    toConfirm,
    ...same
  }: EntitlementInFile,
  { sources: named }: EntitlementsFile,
): Entitlement {
  const { name, url } = named[source] ?? { name: source, url: null };
  return {
    ...same,
    isPublicFunds: isPublicFunds ?? false,
    tellsOfHealth: tellsOfHealth ?? false,
    already: already ?? [],
    needs: needs.map(({ checkIfNotKnown = false, ...need }) => ({ ...need, checkIfNotKnown })),
    surelyWhen: surelyWhen ?? null,
    sums: (sums ?? []).map(({ when = [], parts }) => ({ when, parts: parts.map(partOf) })),
    paidAs: paidAs ?? [],
    source: { name, url },
    toConfirm: toConfirm ?? null,
  };
}

type PartInFile = NonNullable<EntitlementInFile['sums']>[number]['parts'][number];

function partOf(of: PartInFile): Entitlement['sums'][number]['parts'][number] {
  if ('rate' in of) return { rate: of.rate, forEach: of.forEach ?? 'once', off: of.off ?? null };
  return 'share' in of ? { ...of, most: of.most ?? null } : of;
}
