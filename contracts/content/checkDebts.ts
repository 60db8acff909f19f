import { ACCOUNT_KINDS } from '@towpath/domain/debts/creditReport.ts';
import { CREDIT_TYPE_IDS } from '@towpath/domain/debts/creditType.ts';
import type { CreditorsFile, CreditTypesFile } from './debts.ts';
import { type ContentProblem, repeated, unknownSource } from './problem.ts';

/** Kinds of debt that rules know by id: without one of them a rule would ask about nothing. */
const NEEDED_IDS = [
  ...Object.values(CREDIT_TYPE_IDS),
  ...Object.values(ACCOUNT_KINDS).map(({ creditTypeId }) => creditTypeId),
];

/** The first thing wrong among the kinds of debt; null when all is well. */
export function creditTypesProblem(file: CreditTypesFile): ContentProblem | null {
  const { creditTypes, basis } = file;
  const missing = NEEDED_IDS.find(id => !creditTypes.some(type => type.id === id));
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
    (missing === undefined
      ? null
      : { place: 'creditTypes', problem: `must have id ${missing}, which the rules know` }) ??
    unknownSource(file.sources, [...columns, ...notes])
  );
}

/** The first thing wrong among the creditors; null when all is well. */
export function creditorsProblem(
  file: CreditorsFile,
  { creditTypes }: CreditTypesFile,
): ContentProblem | null {
  const known = new Set(creditTypes.map(({ id }) => id));
  const unknown = file.creditors
    .flatMap(({ creditTypeIds }, index) =>
      creditTypeIds.map((id, place) => ({ id, place: `creditors[${index}].creditTypeIds[${place}]` })),
    )
    .find(({ id }) => !known.has(id));
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
