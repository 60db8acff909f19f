/**
 * Checks whether a value, such as stored JSON, has the expected shape. The contracts' schemas stay out of the
 * first page.
 */
export type Shape<T> = (value: unknown) => value is T;

export const isText: Shape<string> = value => typeof value === 'string';
export const isNumber: Shape<number> = value => typeof value === 'number';
export const isTruth: Shape<boolean> = value => typeof value === 'boolean';

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value);
}

export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || shape(value);
}

export function oneOf<const T>(...values: readonly T[]): Shape<T> {
  return (value): value is T => values.some(one => one === value);
}

export function either<A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> {
  return (value): value is A | B => one(value) || other(value);
}

export function listOf<T>(shape: Shape<T>): Shape<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(one => shape(one));
}

/** An object whose every value has the shape, whatever its keys. */
export function mapOf<T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.values(value).every(shape);
}

/** An object with these keys; any others are ignored. */
export function objectOf<T extends object>(
  shapes: {
    readonly [K in keyof T]-?: Shape<T[K]> | Shape<T[K] | undefined>;
  },
): Shape<T> {
  const keys = Object.keys(shapes) as (keyof T & string)[];
  return (value): value is T => isObject(value) && keys.every(key => shapes[key](value[key]));
}

/** The value of a JSON text when it has the shape; undefined for anything else. */
export function readAs<T>(shape: Shape<T>, text: string | null | undefined): T | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return shape(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
