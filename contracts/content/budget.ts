import { EARLIER_FIGURES, TENURES } from '@towpath/domain/budget/facts.ts';
import { LINE_CONDITION_NAMES, type LineCondition } from '@towpath/domain/budget/lineConditions.ts';
import {
  MISSING_ITEM_CONDITION_NAMES,
  type MissingItemCondition,
} from '@towpath/domain/budget/missingItemConditions.ts';
import { BUDGET_ROLE_NAMES, type BudgetRole } from '@towpath/domain/budget/roles.ts';
import {
  type BudgetRules,
  DEVIATION_TYPES,
  EXPENDITURE_KINDS,
  monthlyOf,
} from '@towpath/domain/budget/rules.ts';
import { SHORTFALL_HELP, type ShortfallHelp } from '@towpath/domain/budget/summary.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { z } from 'zod';
import { calendarDay, poundsAsPence, roles, sourceKeys, sources, stableId, text } from './values.ts';

/**
 * What a budget is made and checked by, as content that an operator may change. `checkBudget.ts` checks that its
 * parts agree.
 */

const wholeNumber = z.int('must be a whole number').min(1, 'must be 1 or more').max(1000);
const typeIds = z.array(stableId);
const someTypeIds = typeIds.min(1, 'must name at least one line');

const lineConditions = z.array(z.enum(LINE_CONDITION_NAMES as readonly [LineCondition, ...LineCondition[]]));

const BudgetTypeRow = z.strictObject({
  id: stableId,
  name: text,
  /** What the rules treat it as; `[]` where they read only its sum. */
  roles: roles<BudgetRole>(BUDGET_ROLE_NAMES),
  tooltip: text,
  /** It may tell of somebody's health: staff who may not see facts of health see it as part of other lines. */
  tellsOfHealth: z.literal(true).exactOptional(),
  /** Left out: once a month. */
  usualFrequencyId: stableId.exactOptional(),
  /** Offered only where all of these hold. */
  offeredWhen: lineConditions.exactOptional(),
  /** Left out: behind "more" in the list to tick. */
  tick: z
    .strictObject({
      group: text,
      when: lineConditions.exactOptional(),
      known: lineConditions.exactOptional(),
      usual: lineConditions.exactOptional(),
    })
    .exactOptional(),
  /** What it is called in a nation, where that differs; null where nobody there has it. */
  inNation: z
    .partialRecord(
      z.enum(UK_NATIONS),
      z.strictObject({ name: text.exactOptional(), tooltip: text.exactOptional() }).nullable(),
    )
    .exactOptional(),
});
const SubCategoryRow = z.strictObject({
  id: stableId,
  name: text,
  types: z.array(BudgetTypeRow).min(1, 'must have at least one line'),
});
const categoryFields = {
  id: stableId,
  name: text,
  subCategories: z.array(SubCategoryRow).min(1, 'must have at least one part'),
};

/** Roles by which an entry counts every line that has one, also lines that are added later. */
const budgetRoles = roles<BudgetRole>(BUDGET_ROLE_NAMES).default([]);

/** What each person of a household comes to in a month, in pounds. */
export const GuidePerPerson = z.strictObject({
  firstAdult: poundsAsPence,
  furtherAdult: poundsAsPence,
  childUnderSixteen: poundsAsPence,
  childBetweenSixteenEighteen: poundsAsPence,
});

const conditions = MISSING_ITEM_CONDITION_NAMES as readonly [MissingItemCondition, ...MissingItemCondition[]];

export const GuideDates = z.strictObject({ first: calendarDay, last: calendarDay, because: text });
/** What two adults come to in a month, in pounds. */
export const GuideCouple = z.strictObject({ atLeast: poundsAsPence, atMost: poundsAsPence });
export const GuideBounds = z.strictObject({ categoryId: stableId, couple: GuideCouple, because: text });
/** What is taken for a slip, and why: guide figures outside these are refused. */
const PlausibleGuides = z.strictObject({ dates: GuideDates, guides: z.array(GuideBounds) });
export const GuideSums = z.object({ categoryId: stableId, lowest: GuidePerPerson, highest: GuidePerPerson });
export const GuideDay = z.object({
  validFrom: calendarDay,
  year: z.int().min(2000, 'must be a year').max(2100, 'must be a year'),
});

export const BudgetFile = z.strictObject({
  date: calendarDay,
  sources,
  basis: z.record(
    z.enum(['categories', 'frequencies', 'deviations', 'itemCaps', 'countedPayments']),
    sourceKeys,
  ),
  /** A sum counts `times` / `months` of itself in a month. */
  frequencies: z.array(z.strictObject({ id: stableId, name: text, times: wholeNumber, months: wholeNumber })),
  incomeCategories: z.array(z.strictObject(categoryFields)).min(1, 'must have at least one category'),
  expenditureCategories: z
    .array(z.strictObject({ ...categoryFields, kind: z.enum(EXPENDITURE_KINDS) }))
    .min(1, 'must have at least one category'),
  guideFigures: z.array(
    z.strictObject({
      ...GuideSums.shape,
      ...GuideDay.shape,
      isIllustrative: z.boolean(),
      basis: sourceKeys,
      note: text,
    }),
  ),
  plausible: PlausibleGuides,
  itemCaps: z.array(
    z.strictObject({
      typeId: stableId,
      validFrom: calendarDay,
      most: poundsAsPence,
      percentOfWhatIsLeft: z.int().min(1).max(100).nullable().default(null),
    }),
  ),
  deviationReasons: z.array(
    z.strictObject({
      id: stableId,
      deviationTypeId: z.literal(Object.values(DEVIATION_TYPES)),
      name: text,
      givenFor: z.enum(['income', 'expenditure', 'both']),
      showsVulnerability: z.boolean().default(false),
      staysWithUs: z.boolean().default(false),
    }),
  ),
  missingItems: z.array(
    z.strictObject({
      typeIds: someTypeIds,
      roles: budgetRoles,
      missing: z.enum(['each', 'all']),
      when: z.array(z.enum(conditions)),
      orWhenPaid: typeIds.default([]),
      orWhenPaidRoles: budgetRoles,
    }),
  ),
  countedPayments: z.array(
    z.strictObject({
      creditTypeId: stableId,
      typeIds: typeIds.default([]),
      roles: budgetRoles,
      nation: z.enum(UK_NATIONS).nullable().default(null),
      takenOffBenefit: z.boolean().default(false),
      isTheLine: z.boolean().default(false),
    }),
  ),
  toldBefore: z.array(
    z.strictObject({
      sum: z.enum(EARLIER_FIGURES),
      about: text,
      inNation: z.partialRecord(z.enum(UK_NATIONS), text).exactOptional(),
      categoryIds: z.array(stableId).min(1, 'must name at least one category'),
      startsAt: z.array(z.strictObject({ tenure: z.enum(TENURES), typeId: stableId })).default([]),
      comparedRoles: budgetRoles,
    }),
  ),
  /** The groups of the list to tick, in their order. */
  tickGroups: z.array(text).default([]),
  shortfallHelp: z.array(
    z.strictObject({ topic: z.enum(SHORTFALL_HELP), text, helpIds: z.array(text).min(1, 'must name help') }),
  ),
});
export type BudgetFile = z.infer<typeof BudgetFile>;

/** What a person is told about help with a shortfall, and the help contacts that go with it. */
export type ShortfallHelpText = {
  readonly topic: ShortfallHelp;
  readonly text: string;
  readonly helpIds: readonly string[];
};

export type BudgetContent = {
  readonly rules: BudgetRules;
  readonly shortfallHelp: readonly ShortfallHelpText[];
};

/** The content as the rules take it: one list of categories, income first. */
export function budgetContent(file: BudgetFile): BudgetContent {
  const {
    frequencies,
    guideFigures,
    itemCaps,
    deviationReasons,
    missingItems,
    countedPayments,
    toldBefore,
    tickGroups,
  } = file;
  const monthly = monthlyOf(frequencies).id;
  const income = file.incomeCategories.map(category => ({ ...category, kind: 'income' as const }));
  const categories = [...income, ...file.expenditureCategories].map(category => ({
    ...category,
    subCategories: category.subCategories.map(({ types, ...sub }) => ({
      ...sub,
      types: types.map(type => ({ ...type, usualFrequencyId: type.usualFrequencyId ?? monthly })),
    })),
  }));
  return {
    rules: {
      frequencies,
      categories,
      guideFigures,
      itemCaps,
      deviationReasons,
      missingItems,
      countedPayments,
      toldBefore,
      tickGroups,
    },
    shortfallHelp: file.shortfallHelp,
  };
}
