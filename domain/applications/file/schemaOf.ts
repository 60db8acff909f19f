import { LIVING_PLACES } from '../../people/nation.ts';
import { HEALTH_CONSENT } from '../asked.ts';
import { LONGEST_LINE } from '../check/checkAnswer.ts';
import { NATIONAL_INSURANCE_PATTERN } from '../check/nationalInsurance.ts';
import {
  type ApplicationForm,
  type Condition,
  type Field,
  fieldsOf,
  type ListField,
  type SingleField,
} from '../form.ts';
import { IS_SAME } from '../hereTwice.ts';
import { STILL_STANDS } from '../stillStands.ts';
import { totalIdsOf } from '../totals.ts';

/** JSON Schema, as an object that can be written as it is. */
export type JsonSchema = { readonly [Keyword: string]: unknown };

const DAY = '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';
const MONTH = '^[0-9]{4}-(0[1-9]|1[0-2])$';

/**
 * The schema (JSON Schema 2020-12) of the file of one kind of application, of its version: what stands in it, what has to
 * be there, and what has to be there where another answer says so. Sums are whole pence, days 'YYYY-MM-DD'.
 */
export function schemaOf(form: ApplicationForm): JsonSchema {
  const tells = tellsOfHealth(form);
  const groups = form.groups.map(group => [group.id, groupSchema(group.fields, tells)] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:application:${form.kind}:${form.version}`,
    title: form.name,
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'version', 'madeOn', 'nation', 'answers', 'totals'],
    properties: {
      kind: { const: form.kind },
      version: { const: form.version },
      madeOn: { type: 'string', pattern: DAY },
      nation: { enum: LIVING_PLACES },
      answers: {
        type: 'object',
        additionalProperties: false,
        required: form.groups.map(({ id }) => id),
        properties: Object.fromEntries(groups),
      },
      totals: totalsSchema(form),
    },
    ...allOf(fieldsOf(form).flatMap(field => neededWhere(form, field, tells))),
  };
}

/** Each sum that the form has the lines for. What is left may be below nothing. */
function totalsSchema(form: ApplicationForm): JsonSchema {
  const ids = totalIdsOf(form);
  const sum = { type: 'integer', description: 'Pence' } as const;
  return {
    type: 'object',
    additionalProperties: false,
    required: ids,
    properties: Object.fromEntries(ids.map(id => [id, id === 'left' ? sum : { ...sum, minimum: 0 }])),
  };
}

/** Whether there is no such form of somebody who did not agree that it may tell of their health. */
function tellsOfHealth(form: ApplicationForm): boolean {
  const consent = fieldsOf(form).find(({ id }) => id === HEALTH_CONSENT);
  return consent?.kind === 'yes-no' && consent.needsYes !== null;
}

function groupSchema(fields: readonly Field[], tells: boolean): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: fields.filter(field => isAlwaysNeeded(field, tells)).map(({ id }) => id),
    properties: Object.fromEntries(
      fields.map(field => [field.id, field.kind === 'list' ? listSchema(field) : singleSchema(field)]),
    ),
  };
}

function isAlwaysNeeded(field: Field, tells: boolean): boolean {
  return isNeeded(field, tells) && field.onlyWhen.length === 0;
}

/** What tells of health is not asked of everybody, so that it is needed only where the form is of nobody else. */
function isNeeded({ isOptional, isHealth }: Field, tells: boolean): boolean {
  return !isOptional && (tells || !isHealth);
}

/** A field that is needed only where other answers say so, as a condition of the whole file. */
function neededWhere(form: ApplicationForm, field: Field, tells: boolean): readonly JsonSchema[] {
  if (!isNeeded(field, tells) || field.onlyWhen.length === 0) return [];
  const inAnswers = (group: string, rule: JsonSchema) => within('answers', within(group, rule));
  const tests = field.onlyWhen.map(condition => {
    if ('nations' in condition) return within('nation', { enum: condition.nations });
    return inAnswers(groupOf(form, condition.field), within(condition.field, { enum: condition.is }));
  });
  const needed = inAnswers(groupOf(form, field.id), { type: 'object', required: [field.id] });
  return [orElse(tests, needed)];
}

/** All these rules; a schema may have no empty list of them. */
function allOf(rules: readonly JsonSchema[]): JsonSchema {
  return rules.length === 0 ? {} : { allOf: rules };
}

/** Where all tests hold, the rule does too. */
function orElse(tests: readonly JsonSchema[], rule: JsonSchema): JsonSchema {
  return { anyOf: [{ not: { allOf: tests } }, rule] };
}

function groupOf(form: ApplicationForm, id: string): string {
  return form.groups.find(({ fields }) => fields.some(field => field.id === id))?.id ?? '';
}

function within(property: string, rule: JsonSchema): JsonSchema {
  return { type: 'object', required: [property], properties: { [property]: rule } };
}

/** What is settled before there is a file: of an entry that stands in it, it says nothing. */
export const NOT_IN_FILE: ReadonlySet<string> = new Set([STILL_STANDS, IS_SAME]);

function listSchema({ parts, fewest, most }: ListField): JsonSchema {
  const inFile = parts.filter(({ id }) => !NOT_IN_FILE.has(id));
  return {
    type: 'array',
    minItems: fewest,
    maxItems: most,
    items: {
      type: 'object',
      additionalProperties: false,
      required: inFile.filter(part => isAlwaysNeeded(part, false)).map(({ id }) => id),
      properties: Object.fromEntries(inFile.map(part => [part.id, singleSchema(part)])),
      ...allOf(inFile.flatMap(part => neededInEntry(part, inFile))),
    },
  };
}

function neededInEntry(part: SingleField, parts: readonly SingleField[]): readonly JsonSchema[] {
  if (part.isOptional || part.onlyWhen.length === 0) return [];
  const isHere = (condition: Condition) =>
    'field' in condition && parts.some(({ id }) => id === condition.field);
  if (!part.onlyWhen.every(isHere)) return [];
  const tests = part.onlyWhen.flatMap(condition => ('field' in condition ? [isAnswered(condition)] : []));
  return [orElse(tests, { type: 'object', required: [part.id] })];
}

/** That a part of an entry has one of some answers, or none where that does as well. */
function isAnswered({ field, is }: Extract<Condition, { readonly field: string }>): JsonSchema {
  const isOne = within(field, { enum: is.filter(one => one !== null) });
  return is.includes(null) ? { anyOf: [isOne, { type: 'object', not: { required: [field] } }] } : isOne;
}

function singleSchema(field: SingleField): JsonSchema {
  switch (field.kind) {
    case 'text':
      return {
        type: 'string',
        minLength: 1,
        maxLength: field.most,
        ...(field.format === 'national insurance number' ? { pattern: NATIONAL_INSURANCE_PATTERN } : {}),
      };
    case 'day':
      return { type: 'string', pattern: DAY };
    case 'month':
      return { type: 'string', pattern: MONTH };
    case 'money':
      return { type: 'integer', minimum: 0, maximum: field.most, description: 'Pence' };
    case 'number':
      return { type: 'integer', minimum: field.least, maximum: field.most };
    case 'yes-no':
      return field.needsYes === null ? { type: 'boolean' } : { const: true };
    case 'choice':
      return { enum: field.options.map(({ value }) => value) };
    case 'address':
      return ADDRESS;
  }
}

const LINE = { type: 'string', maxLength: LONGEST_LINE } as const;

const ADDRESS: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['line1', 'line2', 'town', 'county', 'postcode', 'country', 'isHidden'],
  properties: {
    line1: { ...LINE, minLength: 1 },
    line2: LINE,
    town: { ...LINE, minLength: 1 },
    county: LINE,
    postcode: LINE,
    country: { ...LINE, description: 'Empty for the UK' },
    isHidden: { type: 'boolean', description: 'Not to be shown to creditors or on public lists' },
  },
};
