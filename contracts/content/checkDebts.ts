import { kindWords } from '@towpath/domain/debts/creditReport.ts';
import { ASKED_DEBT_ROLES, STAKE_ROLES } from '@towpath/domain/debts/roles.ts';
import type { CreditorsFile, CreditTypesFile } from './debts.ts';
import { type ContentProblem, repeated, roleOnNothing, unknownSource } from './problem.ts';

/** The first thing wrong among the kinds of debt; null when all is well. */
export function creditTypesProblem(file: CreditTypesFile): ContentProblem | null {
  const { creditTypes, basis } = file;
  const columns = Object.entries(basis).flatMap(([column, keys]) =>
    keys.map((key, place) => ({ key, place: `basis.${column}[${place}]` })),
  );
  const notes = creditTypes.flatMap(({ inclusion }, index) =>
    Object.entries(inclusion).flatMap(([column, { source }]) =>
      source === null ? [] : [{ key: source, place: `creditTypes[${index}].inclusion.${column}.source` }],
    ),
  );
  return (
    repeated(creditTypes, 'creditTypes', 'id', 'a kind of debt') ??
    repeated(creditTypes, 'creditTypes', 'name', 'a kind of debt') ??
    stakeProblem(file) ??
    reportedProblem(file) ??
    roleOnNothing(creditTypes, ASKED_DEBT_ROLES, () => 'creditTypes', 'a kind of debt') ??
    unknownSource(file.sources, [...columns, ...notes])
  );
}

/** What not paying it can cost is said once at most, or two rules would each be right. */
function stakeProblem({ creditTypes }: CreditTypesFile): ContentProblem | null {
  const index = creditTypes.findIndex(
    ({ roles }) => STAKE_ROLES.filter(role => roles.includes(role)).length > 1,
  );
  if (index === -1) return null;
  return {
    place: `creditTypes[${index}].roles`,
    problem: `must have one of ${STAKE_ROLES.join(', ')} at most`,
  };
}

/** A name that reports have for a kind of debt stands for one kind. */
function reportedProblem({ creditTypes }: CreditTypesFile): ContentProblem | null {
  const seen = new Set<string>();
  for (const [index, { reportedAs }] of creditTypes.entries()) {
    for (const [at, name] of reportedAs.entries()) {
      const words = kindWords(name);
      if (seen.has(words)) {
        return {
          place: `creditTypes[${index}].reportedAs[${at}]`,
          problem: `there is a kind of debt that reports call '${name}' already`,
        };
      }
      seen.add(words);
    }
  }
  return null;
}

/** The first thing wrong among the creditors; null when all is well. */
export function creditorsProblem(
  file: CreditorsFile,
  { creditTypes }: CreditTypesFile,
): ContentProblem | null {
  const typeIds = new Set(creditTypes.map(({ id }) => id));
  const unknown = file.creditors
    .flatMap(({ creditTypeIds }, index) =>
      creditTypeIds.map((id, place) => ({ id, place: `creditors[${index}].creditTypeIds[${place}]` })),
    )
    .find(({ id }) => !typeIds.has(id));
  return (
    repeated(file.creditors, 'creditors', 'id', 'a creditor') ??
    repeated(file.creditors, 'creditors', 'name', 'a creditor') ??
    (unknown ? { place: unknown.place, problem: `there is no kind of debt ${unknown.id}` } : null) ??
    unknownSource(
      file.sources,
      file.basis.map((key, place) => ({ key, place: `basis[${place}]` })),
    )
  );
}
