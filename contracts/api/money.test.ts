import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from './calls.ts';

type Json = { readonly [key: string]: unknown };

/** Names that fields of money have. */
const MONEY =
  /amount$|balance$|^(?:income|expenditure|savings|arrears|mortgage|otherSecured|monthly|lumpSum|di|agreedPayment)$|^total(?:Income|Expenditure)$|^disposableIncome$|(?:Debts|Repayments)Value$/iu;

/** Every field of a JSON schema, at any depth, as its name and schema. */
function fieldsOf(schema: unknown): readonly (readonly [name: string, field: Json])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema && typeof schema.properties === 'object' ? schema.properties : {};
  return [
    ...Object.entries((own ?? {}) as Record<string, Json>),
    ...Object.values(schema).flatMap(part => fieldsOf(part)),
  ];
}

const holdsNumber = (field: Json) => /"type":"(?:number|integer)"/u.test(JSON.stringify(field));
const isObject = (field: Json) => JSON.stringify(field).includes('"properties"');
const saysForm = (field: Json) => /"description":"(?:Pounds, |Whole pence: )/u.test(JSON.stringify(field));

const shapes = Object.entries(CALLS).flatMap(([name, { body, answer }]) =>
  [body, answer].flatMap(shape => (shape instanceof z.core.$ZodType ? [[name, shape] as const] : [])),
);
const moneyFields = shapes.flatMap(([call, shape]) =>
  fieldsOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))
    .filter(([name, field]) => MONEY.test(name) && holdsNumber(field) && !isObject(field))
    .map(([name, field]) => ({ call, name, field })),
);

describe('a field of the API that carries money', () => {
  it('says in which form: pounds or whole pence (HO-153)', () => {
    expect(moneyFields.length).toBeGreaterThan(40);
    expect(
      moneyFields.filter(({ field }) => !saysForm(field)).map(({ call, name }) => `${call}.${name}`),
    ).toEqual([]);
  });

  it('does not pass without it', () => {
    expect(saysForm(z.toJSONSchema(z.nullable(z.number())) as Json)).toBe(false);
  });
});
