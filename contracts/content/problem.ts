import type { ContentSources } from './values.ts';

/** What is wrong in a content file, and where: `creditors[3].id`. */
export type ContentProblem = { readonly place: string; readonly problem: string };

/** The first row whose key another has had before; `what` is as in 'a creditor'. */
export function repeated<Key extends 'id' | 'name' | 'title'>(
  rows: readonly Readonly<Record<Key, number | string>>[],
  list: string,
  key: Key,
  what: string,
): ContentProblem | null {
  const seen = new Set<number | string>();
  for (const [index, row] of rows.entries()) {
    if (seen.has(row[key])) {
      return { place: `${list}[${index}].${key}`, problem: `there is ${what} '${row[key]}' already` };
    }
    seen.add(row[key]);
  }
  return null;
}

/** The first source that is named but not listed. */
export function unknownSource(
  sources: ContentSources,
  named: readonly { readonly key: string; readonly place: string }[],
): ContentProblem | null {
  const unknown = named.find(({ key }) => !Object.hasOwn(sources, key));
  return unknown ? { place: unknown.place, problem: `there is no source '${unknown.key}'` } : null;
}

/** The first help entry that is named but does not exist. */
export function unknownHelp(
  help: readonly { readonly id: string }[],
  named: readonly { readonly key: string; readonly place: string }[],
): ContentProblem | null {
  const helpIds = new Set(help.map(({ id }) => id));
  const missing = named.find(({ key }) => !helpIds.has(key));
  return missing ? { place: missing.place, problem: `there is no help '${missing.key}'` } : null;
}

/** Keys with the place of each, such as `basis.conditions[0]`. */
export function placed(
  keys: readonly string[],
  list: string,
): readonly { readonly key: string; readonly place: string }[] {
  return keys.map((key, at) => ({ key, place: `${list}[${at}]` }));
}

/**
 * The first role that a rule asks for and no row has: the rule would ask about nothing.
 *
 * @param placeOf where a row with the role would stand
 * @param what as in 'a line'
 */
export function roleOnNothing<Role extends string>(
  rows: readonly { readonly roles: readonly string[] }[],
  asked: readonly Role[],
  placeOf: (role: Role) => string,
  what: string,
): ContentProblem | null {
  const presentRoles = new Set(rows.flatMap(({ roles }) => roles));
  const missing = asked.find(role => !presentRoles.has(role));
  if (missing === undefined) return null;
  return {
    place: placeOf(missing),
    problem: `must have ${what} with the role '${missing}', which rules ask for`,
  };
}
