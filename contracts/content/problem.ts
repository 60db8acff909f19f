import { BODIES_TO_RING } from '@towpath/domain/people/helpOf.ts';
import { z } from 'zod';
import type { ContentSources } from './values.ts';

/** What is wrong in a content file, and where: `creditors[3].id`. */
export type ContentProblem = { readonly place: string; readonly problem: string };
export type ContentProblems = readonly ContentProblem[];

/** One problem or none, as the list that checks give. */
export function listOf(found: ContentProblem | null): ContentProblems {
  return found === null ? [] : [found];
}

/** The same problems, in a part of a file. */
export function inPart(part: string, found: ContentProblems): ContentProblems {
  return found.map(({ place, problem }) => ({ place: `${part}.${place}`, problem }));
}

/** A field of something that nothing is known of yet. */
export function fieldOf(value: unknown, name: string): unknown {
  return Object.entries(value ?? {}).find(([key]) => key === name)?.[1];
}

/**
 * The rows of a list that can be read, whatever else is wrong in their file: those that cannot are refused by the
 * schema of the file.
 *
 * @param rows a list, or an object with rows by their keys, as it stands in the file
 * @param list where it stands
 */
export function readableRows<Schema extends z.ZodType>(
  schema: Schema,
  rows: unknown,
  list: string,
): readonly { readonly key: string; readonly place: string; readonly row: z.infer<Schema> }[] {
  return writtenRows(rows, list).flatMap(({ key, place, written }) => {
    const read = schema.safeParse(written);
    return read.success ? [{ key, place, row: read.data }] : [];
  });
}

/**
 * The fields of an object that can be read, each by itself: those that cannot are left out, and refused by the schema
 * of the file.
 *
 * @param written as it stands in the file; of something else than an object there are none
 */
export function readableFields<Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  written: unknown,
): Partial<z.infer<z.ZodObject<Shape>>> {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const read = z.safeParse(field, fieldOf(written, name));
    return read.success && read.data !== undefined ? [[name, read.data]] : [];
  });
  // Each was read by the schema of its name.
  return Object.fromEntries(fields) as Partial<z.infer<z.ZodObject<Shape>>>;
}

/** Rows as they stand in a list, or in an object by their keys, each with its place. */
export function writtenRows(
  rows: unknown,
  list: string,
): readonly { readonly key: string; readonly place: string; readonly written: unknown }[] {
  return Object.entries(rows ?? {}).map(([key, written]) => ({
    key,
    place: Array.isArray(rows) ? `${list}[${key}]` : `${list}.${key}`,
    written,
  }));
}

/** Each row whose key another has had before; `what` is as in 'a creditor'. */
export function repeated<Key extends 'id' | 'name' | 'path' | 'title'>(
  rows: readonly Readonly<Record<Key, number | string>>[],
  list: string,
  key: Key,
  what: string,
): ContentProblems {
  const names = rows.map(row => row[key]);
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [{ place: `${list}[${index}].${key}`, problem: `there is ${what} '${name}' already` }],
  );
}

/** Each source that is named but not listed. */
export function unknownSource(
  sources: ContentSources,
  named: readonly { readonly key: string; readonly place: string }[],
): ContentProblems {
  return named
    .filter(({ key }) => !Object.hasOwn(sources, key))
    .map(({ key, place }) => ({ place, problem: `there is no source '${key}'` }));
}

/** Whether a help entry does not exist. Of one that has to be there in any case its own file tells. */
export function isHelpMissing(help: readonly { readonly id: string }[], id: string): boolean {
  return !BODIES_TO_RING.some(body => body === id) && !help.some(entry => entry.id === id);
}

/** Each help entry that is named but does not exist. */
export function unknownHelp(
  help: readonly { readonly id: string }[],
  named: readonly { readonly key: string; readonly place: string }[],
): ContentProblems {
  return named
    .filter(({ key }) => isHelpMissing(help, key))
    .map(({ key, place }) => ({ place, problem: `there is no help '${key}'` }));
}

/** Keys with the place of each, such as `basis.conditions[0]`. */
export function placed(
  keys: readonly string[],
  list: string,
): readonly { readonly key: string; readonly place: string }[] {
  return keys.map((key, at) => ({ key, place: `${list}[${at}]` }));
}

/**
 * Each role that a rule asks for and no row has: the rule would ask about nothing.
 *
 * @param placeOf where a row with the role would stand
 * @param what as in 'a line'
 */
export function roleOnNothing<Role extends string>(
  rows: readonly { readonly roles: readonly string[] }[],
  asked: readonly Role[],
  placeOf: (role: Role) => string,
  what: string,
): ContentProblems {
  const presentRoles = new Set(rows.flatMap(({ roles }) => roles));
  return asked
    .filter(role => !presentRoles.has(role))
    .map(role => ({
      place: placeOf(role),
      problem: `must have ${what} with the role '${role}', which rules ask for`,
    }));
}
