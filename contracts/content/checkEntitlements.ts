import { isIncomeLine } from '@towpath/domain/budget/roles.ts';
import type { EntitlementCondition } from '@towpath/domain/entitlements/entitlement.ts';
import { type EntitlementSign, HEALTH_SIGNS } from '@towpath/domain/entitlements/facts.ts';
import { PLACE } from '@towpath/domain/entitlements/texts.ts';
import type { UkNation } from '@towpath/domain/people/nation.ts';
import { LOOSE_BRACE } from './braces.ts';
import type { BudgetFile } from './budget.ts';
import type { EntitlementInFile, EntitlementsFile } from './entitlements.ts';
import { type ContentProblems, inPart, repeated, unknownSource } from './problem.ts';
import { isWholePence } from './values.ts';

/**
 * What is wrong with help beside its shape: names of nothing, figures that are hardly meant or missing where they are
 * asked for, a sum that would be counted in no way, and help that tells of health and does not say so.
 */
export function entitlementsProblems(file: EntitlementsFile): ContentProblems {
  const { entitlements, sources, rates } = file;
  return [
    ...repeated(entitlements, 'entitlements', 'id', 'help'),
    ...repeated(entitlements, 'entitlements', 'name', 'help'),
    ...unknownSource(sources, [
      ...entitlements.map(({ source }, at) => ({ key: source, place: `entitlements[${at}].source` })),
      ...Object.entries(rates).flatMap(([key, { rows }]) =>
        rows.map(({ source }, at) => ({ key: source, place: `rates.${key}.rows[${at}].source` })),
      ),
    ]),
    ...Object.entries(rates).flatMap(([key, rate]) => inPart(`rates.${key}`, rateProblems(rate))),
    ...entitlements.flatMap((one, at) => inPart(`entitlements[${at}]`, entitlementProblems(one, file))),
  ];
}

/** Each line that is not in the budget. */
export function entitlementLineProblems(
  { lines }: EntitlementsFile,
  { incomeCategories, expenditureCategories }: BudgetFile,
): ContentProblems {
  const inBudget = new Set(
    [...incomeCategories, ...expenditureCategories]
      .flatMap(({ subCategories }) => subCategories)
      .flatMap(({ types }) => types.map(({ id }) => id)),
  );
  return Object.entries(lines).flatMap(([name, ids]) =>
    ids.flatMap((id, at) =>
      inBudget.has(id)
        ? []
        : [{ place: `lines.${name}[${at}]`, problem: `there is no line ${id} in the budget` }],
    ),
  );
}

type Rate = EntitlementsFile['rates'][string];

function rateProblems({ unit, plausible, rows }: Rate): ContentProblems {
  const { atLeast, atMost } = plausible;
  const slips = rows.flatMap(({ figure, nations, from }, at) => {
    const place = `rows[${at}]`;
    const before = rows.slice(0, at).filter(row => row.nations.some(nation => nations.includes(nation)));
    return [
      ...(figure < atLeast || figure > atMost
        ? [{ place: `${place}.figure`, problem: `${figure} is not plausible: ${atLeast} to ${atMost} is` }]
        : []),
      ...(unit.startsWith('pounds') && !isWholePence(figure)
        ? [{ place: `${place}.figure`, problem: 'must have at most two decimals' }]
        : []),
      ...(before.some(row => (row.from ?? '') >= (from ?? ''))
        ? [{ place: `${place}.from`, problem: 'must be after the rows above it of the same nation' }]
        : []),
    ];
  });
  return [
    ...(atLeast > atMost ? [{ place: 'plausible.atMost', problem: `must not be below ${atLeast}` }] : []),
    ...slips,
  ];
}

function entitlementProblems(one: EntitlementInFile, file: EntitlementsFile): ContentProblems {
  const { needs, surelyWhen = [], sums = [], already = [], paidAs = [], group, likelihood } = one;
  const conditions = [
    ...needs.map(({ when }, at) => ({ place: `needs[${at}].when`, when })),
    ...surelyWhen.map((when, at) => ({ place: `surelyWhen[${at}]`, when })),
    ...sums.flatMap(({ when = [] }, at) =>
      when.map((of, index) => ({ place: `sums[${at}].when[${index}]`, when: of })),
    ),
  ];
  const named = conditions.flatMap(({ place, when }) => namedIn(when).map(name => ({ place, ...name })));
  const isOfHealth = named.some(({ sign }) => sign !== undefined && isHealthSign(sign));
  const wanted = group === 'money' && sums.length > 0;
  return [
    ...named.flatMap(({ place, line, rate, unit }) => [
      ...(line === undefined ? [] : lineProblems(line, place, file)),
      ...(rate === undefined ? [] : missingRate(rate, place, one.nations, file, unit)),
    ]),
    ...already.flatMap((line, at) => lineProblems(line, `already[${at}]`, file)),
    ...sums.flatMap(({ parts }, at) =>
      parts.flatMap((part, index) => partProblems(part, `sums[${at}].parts[${index}]`, one, file)),
    ),
    ...(['why', 'how', 'byWhen'] as const).flatMap(field =>
      textProblems(one[field], field, one.nations, file),
    ),
    ...(isOfHealth && one.tellsOfHealth !== true
      ? [{ place: 'tellsOfHealth', problem: 'must be true: a condition asks about health' }]
      : []),
    ...(wanted === (paidAs.length > 0 && isIncomeLine({ roles: paidAs }))
      ? []
      : [
          {
            place: 'paidAs',
            problem: wanted ? 'must say what the income is' : 'is only for income with a sum',
          },
        ]),
    ...(likelihood === 'worth checking' && surelyWhen.length === 0 && sums.length > 0
      ? [{ place: 'sums', problem: 'is never shown: what is only worth checking has no sum' }]
      : []),
  ];
}

function isHealthSign(sign: EntitlementSign): boolean {
  return HEALTH_SIGNS.some(one => one === sign);
}

type Named = {
  readonly sign?: EntitlementSign;
  readonly line?: string;
  readonly rate?: string;
  readonly unit?: 'years of age' | 'pounds';
};

/** All that a condition names. */
function namedIn(when: EntitlementCondition): readonly Named[] {
  if ('is' in when) return [{ sign: when.is }];
  if ('isNot' in when) return [{ sign: when.isNot }];
  if ('has' in when) return when.has.map(line => ({ line }));
  if ('hasNo' in when) return when.hasNo.map(line => ({ line }));
  if ('any' in when) return when.any.flatMap(namedIn);
  const unit = when.number === 'age' ? 'years of age' : 'pounds';
  const rate = 'atLeast' in when ? when.atLeast : when.below;
  return [{ rate, unit }, ...(when.openFrom === undefined ? [] : ([{ rate: when.openFrom, unit }] as const))];
}

type Part = NonNullable<EntitlementInFile['sums']>[number]['parts'][number];

function partProblems(
  part: Part,
  place: string,
  { nations }: EntitlementInFile,
  file: EntitlementsFile,
): ContentProblems {
  const money = (rate: string) => missingRate(rate, place, nations, file, 'pounds');
  if ('rate' in part) {
    return [...money(part.rate), ...(part.off === undefined ? [] : lineProblems(part.off, place, file))];
  }
  if ('share' in part) {
    return [
      ...missingRate(part.share, place, nations, file, 'percent'),
      ...lineProblems(part.of, place, file),
      ...(part.most === undefined ? [] : money(part.most)),
    ];
  }
  return [...money(part.pays), ...lineProblems(part.insteadOf, place, file)];
}

function lineProblems(line: string, place: string, { lines }: EntitlementsFile): ContentProblems {
  return Object.hasOwn(lines, line) ? [] : [{ place, problem: `there is no line '${line}' in 'lines'` }];
}

/** A figure that is not there, is none of what it is compared with, or that a nation has no row of. */
function missingRate(
  key: string,
  place: string,
  nations: readonly UkNation[],
  { rates }: EntitlementsFile,
  unit?: 'years of age' | 'pounds' | 'percent',
): ContentProblems {
  const rate = Object.hasOwn(rates, key) ? rates[key] : undefined;
  if (rate === undefined) return [{ place, problem: `there is no figure '${key}' in 'rates'` }];
  if (unit !== undefined && !rate.unit.startsWith(unit)) {
    return [{ place, problem: `'${key}' is in ${rate.unit}, and has to be in ${unit} here` }];
  }
  return nations
    .filter(nation => !rate.rows.some(row => row.nations.includes(nation)))
    .map(nation => ({ place, problem: `'${key}' has no row for ${nation}` }));
}

function textProblems(
  text: string,
  place: string,
  nations: readonly UkNation[],
  file: EntitlementsFile,
): ContentProblems {
  const names = [...text.matchAll(PLACE)].map(([, name = '']) => name);
  return [
    ...names.flatMap(name =>
      /^[A-Z]/u.test(name) ? missingRate(name, place, nations, file) : lineProblems(name, place, file),
    ),
    ...(/[{}]/u.test(text.replaceAll(PLACE, '')) ? [{ place, problem: LOOSE_BRACE }] : []),
  ];
}
