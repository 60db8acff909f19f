import { ASKED_BUDGET_ROLES, BUDGET_ROLES, INCOME_ROLES } from '@towpath/domain/budget/roles.ts';
import { isMonthly } from '@towpath/domain/budget/rules.ts';
import { SHORTFALL_HELP } from '@towpath/domain/budget/summary.ts';
import type { BudgetFile } from './budget.ts';
import { guideSlip } from './checkGuides.ts';
import type { CreditTypesFile } from './debts.ts';
import {
  type ContentProblem,
  placed,
  repeated,
  roleOnNothing,
  unknownHelp,
  unknownSource,
} from './problem.ts';

type Named = { readonly id: number; readonly place: string };
type KnownHelp = readonly { readonly id: string }[];

/** The first thing wrong in what a budget is made and checked by; null when all is well. */
export function budgetProblem(
  file: BudgetFile,
  { creditTypes }: CreditTypesFile,
  help: KnownHelp,
): ContentProblem | null {
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
  const typeIds = new Set(types.map(({ id }) => id));
  return (
    repeated(frequencies, 'frequencies', 'id', 'a frequency') ??
    repeatedAt(categories, 'a category') ??
    repeatedAt(subCategories, 'a part') ??
    repeatedAt(types, 'a line') ??
    repeated(deviationReasons, 'deviationReasons', 'id', 'a reason') ??
    roleProblem(types) ??
    roleOnNothing(
      types,
      ASKED_BUDGET_ROLES,
      role => (BUDGET_ROLES[role].side === 'income' ? 'incomeCategories' : 'expenditureCategories'),
      'a line',
    ) ??
    monthlyProblem(file) ??
    unknown(
      types.flatMap(({ usualFrequencyId: id, place }) =>
        id === undefined ? [] : [{ id, place: `${place}.usualFrequencyId` }],
      ),
      new Set(frequencies.map(({ id }) => id)),
      'frequency',
    ) ??
    unknown(namedTypes(file), typeIds, 'line') ??
    roleOfNoLine(file, types) ??
    emptyPayment(file) ??
    guideProblem(file) ??
    guideSlip(file) ??
    missingItemsProblem(file, categories) ??
    unknown(
      file.countedPayments.map(({ creditTypeId }, index) => ({
        id: creditTypeId,
        place: `countedPayments[${index}].creditTypeId`,
      })),
      new Set(creditTypes.map(({ id }) => id)),
      'kind of debt',
    ) ??
    unknown(
      file.toldBefore.flatMap(({ categoryIds }, index) =>
        categoryIds.map((id, at) => ({ id, place: `toldBefore[${index}].categoryIds[${at}]` })),
      ),
      new Set(categories.map(({ id }) => id)),
      'category',
    ) ??
    groupProblem(file, types) ??
    helpProblem(file, help) ??
    unknownSource(file.sources, namedSources(file))
  );
}

type LineWithRoles = {
  readonly place: string;
  readonly roles: BudgetFile['incomeCategories'][number]['subCategories'][number]['types'][number]['roles'];
};

/** A line of income says what income it is, once; a role stands on the side of the budget that it is for. */
function roleProblem(lines: readonly LineWithRoles[]): ContentProblem | null {
  for (const { place: line, roles } of lines) {
    const side = line.startsWith('income') ? 'income' : 'spending';
    const place = `${line}.roles`;
    const wrong = roles.find(role => BUDGET_ROLES[role].side !== side);
    if (wrong) return { place, problem: `'${wrong}' is a role of ${BUDGET_ROLES[wrong].side} only` };
    if (side === 'income' && INCOME_ROLES.filter(role => roles.includes(role)).length !== 1) {
      return { place, problem: `must say once what income it is: one of ${INCOME_ROLES.join(', ')}` };
    }
  }
  return null;
}

/** A line stands in a group that the list to tick has. */
function groupProblem(
  { tickGroups }: BudgetFile,
  lines: readonly { readonly place: string; readonly tick?: { readonly group: string } }[],
): ContentProblem | null {
  const wrong = lines.find(({ tick }) => tick && !tickGroups.includes(tick.group));
  return wrong
    ? { place: `${wrong.place}.tick.group`, problem: `there is no group '${wrong.tick?.group}'` }
    : null;
}

function monthlyProblem({ frequencies }: BudgetFile): ContentProblem | null {
  if (frequencies.filter(isMonthly).length === 1) return null;
  return { place: 'frequencies', problem: 'must have just one that is once a month' };
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
): ContentProblem | null {
  const present = new Set<string>(lines.flatMap(({ roles }) => roles));
  const named = [
    ...missingItems.flatMap(({ roles, orWhenPaidRoles }, index) => [
      ...placed(roles, `missingItems[${index}].roles`),
      ...placed(orWhenPaidRoles, `missingItems[${index}].orWhenPaidRoles`),
    ]),
    ...countedPayments.flatMap(({ roles }, index) => placed(roles, `countedPayments[${index}].roles`)),
  ];
  const found = named.find(({ key }) => !present.has(key));
  return found ? { place: found.place, problem: `no line has the role '${found.key}'` } : null;
}

/** A payment is counted by something: lines, roles, or what is taken off a benefit; one that is a line names it. */
function emptyPayment({ countedPayments }: BudgetFile): ContentProblem | null {
  for (const [index, { typeIds, roles, takenOffBenefit, isTheLine }] of countedPayments.entries()) {
    const place = `countedPayments[${index}]`;
    if (isTheLine && typeIds.length === 0) {
      return { place: `${place}.typeIds`, problem: 'must name the line that the payment is' };
    }
    if (typeIds.length + roles.length === 0 && !takenOffBenefit) {
      return { place: `${place}.typeIds`, problem: 'must name a line, or `roles` a role' };
    }
  }
  return null;
}

/** Guide figures are for flexible costs only, one row a day, and the lowest is not above the highest. */
function guideProblem({ guideFigures, expenditureCategories }: BudgetFile): ContentProblem | null {
  const flexible = new Set(
    expenditureCategories.filter(({ kind }) => kind === 'flexible').map(({ id }) => id),
  );
  for (const [index, row] of guideFigures.entries()) {
    const place = `guideFigures[${index}]`;
    if (!flexible.has(row.categoryId)) {
      return { place: `${place}.categoryId`, problem: `${row.categoryId} is not a flexible cost` };
    }
    const sameDay = guideFigures.findIndex(
      other => other.categoryId === row.categoryId && other.validFrom === row.validFrom,
    );
    if (sameDay !== index) {
      return { place: `${place}.validFrom`, problem: `there are figures from ${row.validFrom} already` };
    }
    const upsideDown = (Object.keys(row.lowest) as (keyof typeof row.lowest)[]).find(
      person => row.lowest[person] > row.highest[person],
    );
    if (upsideDown) {
      return { place: `${place}.lowest.${upsideDown}`, problem: 'must not be above the highest' };
    }
  }
  return null;
}

/** Each rule is about one category; where guide figures ask too, a line is left to ask beside. */
function missingItemsProblem(
  { missingItems, guideFigures }: BudgetFile,
  categories: BudgetFile['incomeCategories'],
): ContentProblem | null {
  const typesIn = (category: BudgetFile['incomeCategories'][number]) =>
    category.subCategories.flatMap(({ types }) => types.map(({ id }) => id));
  for (const [index, { typeIds }] of missingItems.entries()) {
    const isOneCategory = categories.some(category => {
      const own = typesIn(category);
      return typeIds.every(id => own.includes(id));
    });
    if (!isOneCategory) {
      return { place: `missingItems[${index}].typeIds`, problem: 'must be lines of one category' };
    }
  }
  const asked = new Set(missingItems.flatMap(({ typeIds }) => typeIds));
  const full = guideFigures.findIndex(({ categoryId }) =>
    categories.some(category => category.id === categoryId && typesIn(category).every(id => asked.has(id))),
  );
  if (full === -1) return null;
  return {
    place: `guideFigures[${full}].categoryId`,
    problem: 'leaves no line to ask beside: every one may be asked about as missing',
  };
}

function helpProblem({ shortfallHelp }: BudgetFile, help: KnownHelp): ContentProblem | null {
  const missing = SHORTFALL_HELP.find(topic => !shortfallHelp.some(one => one.topic === topic));
  if (missing) return { place: 'shortfallHelp', problem: `must have the topic '${missing}'` };
  const named = shortfallHelp.flatMap(({ helpIds }, index) =>
    placed(helpIds, `shortfallHelp[${index}].helpIds`),
  );
  return unknownHelp(help, named);
}

function namedSources({ basis, guideFigures }: BudgetFile) {
  return [
    ...Object.entries(basis).flatMap(([part, keys]) => placed(keys, `basis.${part}`)),
    ...guideFigures.flatMap((row, index) => placed(row.basis, `guideFigures[${index}].basis`)),
  ];
}

function repeatedAt(rows: readonly Named[], what: string): ContentProblem | null {
  const seen = new Set<number>();
  for (const { id, place } of rows) {
    if (seen.has(id)) return { place: `${place}.id`, problem: `there is ${what} '${id}' already` };
    seen.add(id);
  }
  return null;
}

function unknown(
  named: readonly Named[],
  knownIds: ReadonlySet<number>,
  what: string,
): ContentProblem | null {
  const found = named.find(({ id }) => !knownIds.has(id));
  return found ? { place: found.place, problem: `there is no ${what} ${found.id}` } : null;
}
