import { z } from 'zod';
import { areOfOtherKind } from './issueInWords.ts';

const { $ZodArray, $ZodDefault, $ZodNullable, $ZodObject, $ZodOptional, $ZodPipe, $ZodRecord, $ZodUnion } =
  z.core;

/**
 * What stands in a file as its schema reads it, with a value of the right kind wherever one is missing or wrong. So one
 * fault keeps nobody from looking at the rest: what is found at the place of the fault itself has to be left out after.
 *
 * A text or a number that only breaks a rule stays as it is, since other places may name it; a field that is not known,
 * and a wrong entry in a list of names that are known, are left out.
 *
 * @param written as it stands in the file
 * @returns the same as the schema where nothing is wrong
 */
export function asFarAsReadable(schema: z.core.$ZodType, written: unknown): unknown {
  const read = z.safeParse(schema, written);
  if (read.success) return read.data;
  if (schema instanceof $ZodOptional || schema instanceof $ZodNullable || schema instanceof $ZodDefault) {
    return asFarAsReadable(schema._zod.def.innerType, written);
  }
  if (schema instanceof $ZodObject) return fieldsOf(schema, isObject(written) ? written : {});
  if (schema instanceof $ZodRecord && isObject(written)) {
    const { valueType } = schema._zod.def;
    return Object.fromEntries(
      Object.entries(written).map(([key, value]) => [key, asFarAsReadable(valueType, value)]),
    );
  }
  if (schema instanceof $ZodArray && Array.isArray(written)) return rowsOf(schema, written);
  if (schema instanceof $ZodUnion) {
    const ofKind = schema._zod.def.options.find(
      option => !areOfOtherKind(z.safeParse(option, written).error?.issues ?? []),
    );
    if (ofKind !== undefined) return asFarAsReadable(ofKind, written);
  }
  if (schema instanceof $ZodPipe && isObject(written)) {
    const made = z.safeParse(schema._zod.def.out, asFarAsReadable(schema._zod.def.in, written));
    if (made.success) return made.data;
  }
  const standIn = standInFor(schema);
  const { type } = schema._zod.def;
  const canBeNamed = type === 'string' || type === 'number';
  return canBeNamed && typeof written === typeof standIn ? written : standIn;
}

function fieldsOf({ _zod: { def } }: z.core.$ZodObject, written: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(def.shape).flatMap(([key, field]) =>
      written[key] === undefined && field instanceof $ZodOptional
        ? []
        : [[key, asFarAsReadable(field, written[key])]],
    ),
  );
}

/** Rows keep their places, by which faults are named; a name that is none of those that there are is left out. */
function rowsOf({ _zod: { def } }: z.core.$ZodArray, written: readonly unknown[]) {
  const isOfKnownNames = def.element instanceof z.core.$ZodEnum || def.element instanceof z.core.$ZodLiteral;
  const rows = isOfKnownNames ? written.filter(row => z.safeParse(def.element, row).success) : written;
  return rows.map(row => asFarAsReadable(def.element, row));
}

/** An empty value of the kind that a schema asks for. */
function standInFor(schema: z.core.$ZodType): unknown {
  if (schema instanceof $ZodUnion) return standInFor(schema._zod.def.options[0] ?? z.unknown());
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries)[0];
  if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values[0];
  if (schema instanceof $ZodPipe) {
    // Already of the kind that comes out, as far as that can be told.
    const given = standInFor(schema._zod.def.in);
    return z.safeParse(schema, given).data ?? given;
  }
  switch (schema._zod.def.type) {
    case 'string':
      return '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'record':
      return {};
    case 'nullable':
      return null;
    case 'object':
      return asFarAsReadable(schema, undefined);
    default:
      return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
