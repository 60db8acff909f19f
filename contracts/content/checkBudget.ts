import { ASKED_BUDGET_ROLES, BUDGET_ROLES, INCOME_ROLES } from '@towpath/domain/budget/roles.ts';
import { isMonthly } from '@towpath/domain/budget/rules.ts';
import { SHORTFALL_HELP } from '@towpath/domain/budget/summary.ts';
import type { BudgetFile } from './budget.ts';
import type { CreditTypesFile } from './debts.ts';
import {
  type ContentProblems,
  listOf,
  placed,
  repeated,
  roleOnNothing,
  unknownHelp,
  unknownSource,
} from './problem.ts';

type Named = { readonly id: number; readonly place: string };

/** What is wrong in what a budget is made and checked by, besides single guide figures. */
export function budgetProblems(file: BudgetFile): ContentProblems {
  const { frequencies, deviationReasons } = file;
  const lists = ['incomeCategories', 'expenditureCategories'] as const;
  const categories = lists.flatMap(list =>
    file[list].map((category, index) => ({ ...category, place: `${list}[${index}]` })),
  );
  const subCategories = categories.flatMap(({ subCategories, place }) =>
    subCategories.map((sub, index) => ({ ...sub, place: `${place}.subCategories[${index}]` })),
  );
  const types = subCategories.flatMap(({ types, place }) =>
    types.map((type, index) => ({ ...type, place: `${place}.types[${index}]` })),
  );
  return [
    ...repeated(frequencies, 'frequencies', 'id', 'a frequency'),
    ...repeatedAt(categories, 'a category'),
    ...repeatedAt(subCategories, 'a part'),
    ...repeatedAt(types, 'a line'),
    ...unknown(
      types.flatMap(({ usualFrequencyId: id, place }) =>
        id === undefined ? [] : [{ id, place: `${place}.usualFrequencyId` }],
      ),
      new Set(frequencies.map(({ id }) => id)),
      'frequency',
    ),
    ...unknown(namedTypes(file), new Set(types.map(({ id }) => id)), 'line'),
    ...missingItemsProblems(file, categories),
    ...unknown(
      file.toldBefore.flatMap(({ categoryIds }, index) =>
        categoryIds.map((id, at) => ({ id, place: `toldBefore[${index}].categoryIds[${at}]` })),
      ),
      new Set(categories.map(({ id }) => id)),
      'category',
    ),
    ...guideProblems(file),
    ...repeated(deviationReasons, 'deviationReasons', 'id', 'a reason'),
    ...roleProblems(types),
    ...roleOnNothing(
      types,
      ASKED_BUDGET_ROLES,
      role => (BUDGET_ROLES[role].side === 'income' ? 'incomeCategories' : 'expenditureCategories'),
      'a line',
    ),
    ...roleOfNoLine(file, types),
    ...monthlyProblems(file),
    ...emptyPayments(file),
    ...groupProblems(file, types),
    ...missingTopics(file),
    ...unknownSource(file.sources, namedSources(file)),
  ];
}

/** Kinds of debt that a budget names and that are not there. */
export function budgetDebtProblems(
  { countedPayments }: BudgetFile,
  { creditTypes }: CreditTypesFile,
): ContentProblems {
  return unknown(
    countedPayments.map(({ creditTypeId }, index) => ({
      id: creditTypeId,
      place: `countedPayments[${index}].creditTypeId`,
    })),
    new Set(creditTypes.map(({ id }) => id)),
    'kind of debt',
  );
}

/** Help with a shortfall that is not there. */
export function budgetHelpProblems(
  { shortfallHelp }: BudgetFile,
  help: readonly { readonly id: string }[],
): ContentProblems {
  return unknownHelp(
    help,
    shortfallHelp.flatMap(({ helpIds }, index) => placed(helpIds, `shortfallHelp[${index}].helpIds`)),
  );
}

type LineWithRoles = {
  readonly place: string;
  readonly roles: BudgetFile['incomeCategories'][number]['subCategories'][number]['types'][number]['roles'];
};

/** A line of income says what income it is, once; a role stands on the side of the budget that it is for. */
function roleProblems(lines: readonly LineWithRoles[]): ContentProblems {
  return lines.flatMap(({ place: line, roles }) => {
    const side = line.startsWith('income') ? 'income' : 'spending';
    const place = `${line}.roles`;
    const wrong = roles.find(role => BUDGET_ROLES[role].side !== side);
    if (wrong) return [{ place, problem: `'${wrong}' is a role of ${BUDGET_ROLES[wrong].side} only` }];
    if (side === 'spending' || INCOME_ROLES.filter(role => roles.includes(role)).length === 1) return [];
    return [{ place, problem: `must say once what income it is: one of ${INCOME_ROLES.join(', ')}` }];
  });
}

/** A line stands in a group that the list to tick has. */
function groupProblems(
  { tickGroups }: BudgetFile,
  lines: readonly { readonly place: string; readonly tick?: { readonly group: string } }[],
): ContentProblems {
  return lines.flatMap(({ tick, place }) =>
    tick && !tickGroups.includes(tick.group)
      ? [{ place: `${place}.tick.group`, problem: `there is no group '${tick.group}'` }]
      : [],
  );
}

function monthlyProblems({ frequencies }: BudgetFile): ContentProblems {
  if (frequencies.filter(isMonthly).length === 1) return [];
  return [{ place: 'frequencies', problem: 'must have just one that is once a month' }];
}

/** Lines that are named elsewhere in the file. */
function namedTypes({ itemCaps, missingItems, countedPayments, toldBefore }: BudgetFile): readonly Named[] {
  const listed = (list: string, ids: readonly number[], index: number, key: string) =>
    ids.map((id, at) => ({ id, place: `${list}[${index}].${key}[${at}]` }));
  return [
    ...itemCaps.map(({ typeId }, index) => ({ id: typeId, place: `itemCaps[${index}].typeId` })),
    ...missingItems.flatMap((rule, index) => [
      ...listed('missingItems', rule.typeIds, index, 'typeIds'),
      ...listed('missingItems', rule.orWhenPaid, index, 'orWhenPaid'),
    ]),
    ...countedPayments.flatMap((one, index) => listed('countedPayments', one.typeIds, index, 'typeIds')),
    ...toldBefore.flatMap(({ startsAt }, index) =>
      startsAt.map(({ typeId }, at) => ({
        id: typeId,
        place: `toldBefore[${index}].startsAt[${at}].typeId`,
      })),
    ),
  ];
}

/** A role by which an entry counts lines, and that none has: the entry would never do what it says. */
function roleOfNoLine(
  { missingItems, countedPayments }: BudgetFile,
  lines: readonly LineWithRoles[],
): ContentProblems {
  // That a rule asks for one that no line has was told.
  const present = new Set<string>([...ASKED_BUDGET_ROLES, ...lines.flatMap(({ roles }) => roles)]);
  const named = [
    ...missingItems.flatMap(({ roles, orWhenPaidRoles }, index) => [
      ...placed(roles, `missingItems[${index}].roles`),
      ...placed(orWhenPaidRoles, `missingItems[${index}].orWhenPaidRoles`),
    ]),
    ...countedPayments.flatMap(({ roles }, index) => placed(roles, `countedPayments[${index}].roles`)),
  ];
  return named
    .filter(({ key }) => !present.has(key))
    .map(({ key, place }) => ({ place, problem: `no line has the role '${key}'` }));
}

/** A payment is counted by something: lines, roles, or what is taken off a benefit; one that is a line names it. */
function emptyPayments({ countedPayments }: BudgetFile): ContentProblems {
  return countedPayments.flatMap(({ typeIds, roles, takenOffBenefit, isTheLine }, index) => {
    const place = `countedPayments[${index}].typeIds`;
    if (isTheLine && typeIds.length === 0) {
      return [{ place, problem: 'must name the line that the payment is' }];
    }
    if (typeIds.length + roles.length > 0 || takenOffBenefit) return [];
    return [{ place, problem: 'must name a line, or `roles` a role' }];
  });
}

/** Guide figures are for flexible costs only, one row a day, within bounds. */
function guideProblems({ guideFigures, expenditureCategories, plausible }: BudgetFile): ContentProblems {
  const flexible = new Set(
    expenditureCategories.filter(({ kind }) => kind === 'flexible').map(({ id }) => id),
  );
  const bound = new Set(plausible.guides.map(({ categoryId }) => categoryId));
  const unbound = new Set(
    guideFigures.map(({ categoryId }) => categoryId).filter(id => flexible.has(id) && !bound.has(id)),
  );
  const unsaid = [...unbound].map(id => ({
    place: 'plausible.guides',
    problem: `must say what is plausible for ${id}`,
  }));
  const inRows = guideFigures.flatMap((row, index) => {
    const place = `guideFigures[${index}]`;
    if (!flexible.has(row.categoryId)) {
      return [{ place: `${place}.categoryId`, problem: `${row.categoryId} is not a flexible cost` }];
    }
    const sameDay = guideFigures.findIndex(
      other => other.categoryId === row.categoryId && other.validFrom === row.validFrom,
    );
    if (sameDay === index) return [];
    return [{ place: `${place}.validFrom`, problem: `there are figures from ${row.validFrom} already` }];
  });
  return [...unsaid, ...inRows];
}

/** Each rule is about one category; where guide figures ask too, a line is left to ask beside. */
function missingItemsProblems(
  { missingItems, guideFigures }: BudgetFile,
  categories: BudgetFile['incomeCategories'],
): ContentProblems {
  const typesIn = (category: BudgetFile['incomeCategories'][number]) =>
    category.subCategories.flatMap(({ types }) => types.map(({ id }) => id));
  const there = new Set(categories.flatMap(typesIn));
  const mixed = missingItems.flatMap(({ typeIds }, index) => {
    // One that is not there is told of.
    const known = typeIds.filter(id => there.has(id));
    const isOneCategory = categories.some(category => {
      const own = typesIn(category);
      return known.every(id => own.includes(id));
    });
    const place = `missingItems[${index}].typeIds`;
    return isOneCategory ? [] : [{ place, problem: 'must be lines of one category' }];
  });
  const asked = new Set(missingItems.flatMap(({ typeIds }) => typeIds));
  const full = guideFigures.findIndex(({ categoryId }) =>
    categories.some(category => category.id === categoryId && typesIn(category).every(id => asked.has(id))),
  );
  const place = `guideFigures[${full}].categoryId`;
  const problem = 'leaves no line to ask beside: every one may be asked about as missing';
  return [...mixed, ...listOf(full === -1 ? null : { place, problem })];
}

function missingTopics({ shortfallHelp }: BudgetFile): ContentProblems {
  return SHORTFALL_HELP.filter(topic => !shortfallHelp.some(one => one.topic === topic)).map(topic => ({
    place: 'shortfallHelp',
    problem: `must have the topic '${topic}'`,
  }));
}

function namedSources({ basis, guideFigures }: BudgetFile) {
  return [
    ...Object.entries(basis).flatMap(([part, keys]) => placed(keys, `basis.${part}`)),
    ...guideFigures.flatMap((row, index) => placed(row.basis, `guideFigures[${index}].basis`)),
  ];
}

function repeatedAt(rows: readonly Named[], what: string): ContentProblems {
  const ids = rows.map(({ id }) => id);
  return rows
    .filter(({ id }, index) => ids.indexOf(id) !== index)
    .map(({ id, place }) => ({ place: `${place}.id`, problem: `there is ${what} '${id}' already` }));
}

function unknown(named: readonly Named[], knownIds: ReadonlySet<number>, what: string): ContentProblems {
  return named
    .filter(({ id }) => !knownIds.has(id))
    .map(({ id, place }) => ({ place, problem: `there is no ${what} ${id}` }));
}
