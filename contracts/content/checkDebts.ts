import { kindWords } from '@towpath/domain/debts/creditReport.ts';
import { ASKED_DEBT_ROLES, STAKE_ROLES } from '@towpath/domain/debts/roles.ts';
import type { CreditorsFile, CreditTypesFile } from './debts.ts';
import { type ContentProblems, repeated, roleOnNothing, unknownSource } from './problem.ts';

/** What is wrong among the kinds of debt. */
export function creditTypesProblems(file: CreditTypesFile): ContentProblems {
  const { creditTypes, basis } = file;
  const columns = Object.entries(basis).flatMap(([column, keys]) =>
    keys.map((key, place) => ({ key, place: `basis.${column}[${place}]` })),
  );
  const notes = creditTypes.flatMap(({ inclusion }, index) =>
    Object.entries(inclusion).flatMap(([column, { source }]) =>
      source === null ? [] : [{ key: source, place: `creditTypes[${index}].inclusion.${column}.source` }],
    ),
  );
  return [
    ...repeated(creditTypes, 'creditTypes', 'id', 'a kind of debt'),
    ...repeated(creditTypes, 'creditTypes', 'name', 'a kind of debt'),
    ...stakeProblems(file),
    ...reportedProblems(file),
    ...roleOnNothing(creditTypes, ASKED_DEBT_ROLES, () => 'creditTypes', 'a kind of debt'),
    ...unknownSource(file.sources, [...columns, ...notes]),
  ];
}

/** What not paying it can cost is said once at most, or two rules would each be right. */
function stakeProblems({ creditTypes }: CreditTypesFile): ContentProblems {
  const problem = `must have one of ${STAKE_ROLES.join(', ')} at most`;
  return creditTypes.flatMap(({ roles }, index) =>
    STAKE_ROLES.filter(role => roles.includes(role)).length > 1
      ? [{ place: `creditTypes[${index}].roles`, problem }]
      : [],
  );
}

/** A name that reports have for a kind of debt stands for one kind. */
function reportedProblems({ creditTypes }: CreditTypesFile): ContentProblems {
  const names = creditTypes.flatMap(({ reportedAs }, index) =>
    reportedAs.map((name, at) => ({
      name,
      words: kindWords(name),
      place: `creditTypes[${index}].reportedAs[${at}]`,
    })),
  );
  return names
    .filter(({ words }, index) => names.findIndex(one => one.words === words) !== index)
    .map(({ name, place }) => ({
      place,
      problem: `there is a kind of debt that reports call '${name}' already`,
    }));
}

/** What is wrong among the creditors by themselves. */
export function creditorsProblems({ creditors, sources, basis }: CreditorsFile): ContentProblems {
  return [
    ...repeated(creditors, 'creditors', 'id', 'a creditor'),
    ...repeated(creditors, 'creditors', 'name', 'a creditor'),
    ...unknownSource(
      sources,
      basis.map((key, place) => ({ key, place: `basis[${place}]` })),
    ),
  ];
}

/** Kinds of debt that creditors name and that are not there. */
export function creditorKindProblems(
  { creditors }: CreditorsFile,
  { creditTypes }: CreditTypesFile,
): ContentProblems {
  const typeIds = new Set(creditTypes.map(({ id }) => id));
  return creditors
    .flatMap(({ creditTypeIds }, index) =>
      creditTypeIds.map((id, place) => ({ id, place: `creditors[${index}].creditTypeIds[${place}]` })),
    )
    .filter(({ id }) => !typeIds.has(id))
    .map(({ id, place }) => ({ place, problem: `there is no kind of debt ${id}` }));
}
