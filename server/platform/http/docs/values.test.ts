import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiDocument, apiDocument, everySchema, type Operation } from '../../../testing/apiDocument.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';

let test: TestApp;
let document: ApiDocument;
let operations: ReadonlyMap<string, Operation>;
beforeAll(async () => {
  test = await createTestApp();
  ({ document, operations } = await apiDocument(test));
});
afterAll(() => test.close());

describe('the description of the API, for a stranger', () => {
  it('is valid OpenAPI 3.1 (IS-220)', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('says of every text and number what it is (IS-221)', () => {
    const bare = everySchema(document).filter(
      ({ schema, isSaid }) =>
        ['string', 'number', 'integer'].includes(schema.type ?? '') &&
        !isSaid &&
        !('const' in schema) &&
        !('contentMediaType' in schema),
    );
    expect(bare.map(({ at }) => at)).toEqual([]);
  });

  it('says of every value of an enumeration what it means (IS-221)', () => {
    const enumerations = everySchema(document).filter(({ schema, at }) => schema.enum && at !== 'ErrorCode');
    expect(enumerations.length).toBeGreaterThan(50);
    for (const { schema, at } of enumerations) {
      const meanings = Object.entries(schema['x-enumDescriptions'] ?? {});
      expect(meanings.map(([value]) => value).sort(), at).toEqual(schema.enum?.map(String).sort());
      for (const [value, meaning] of meanings)
        expect(schema.description).toContain(`\`${value}\`: ${meaning}`);
    }
  });

  it('gives days, moments and emails their form (IS-221)', () => {
    const search = operations.get('POST /api/core/debts/mine/credit-search');
    const { customer } = search?.requestBody?.content['application/json'].schema.properties ?? {};
    expect(customer?.properties?.dateOfBirth).toMatchObject({ type: 'string', format: 'date' });
    expect(customer?.properties?.dateOfBirth?.description).toContain('`1985-03-27`');
    const login = operations.get('POST /api/core/users/customer/login');
    const { email } = login?.requestBody?.content['application/json'].schema.properties ?? {};
    expect(email?.format).toBe('email');
    expect(operations.get('POST /api/core/answers/mine')?.description).toMatch(
      /`Date of Birth`.*`1985-03-27`/,
    );
  });

  it('says where the service is and how to get each credential (IS-222)', () => {
    expect(document.servers[0]?.url).toBe(test.config.publicUrl);
    const schemes = Object.entries(document.components.securitySchemes);
    expect(schemes.map(([name]) => name)).toEqual(['customer', 'guest', 'refreshCookie', 'partner']);
    for (const [, { description }] of schemes) expect(description).toContain('POST /');
    const used = [...operations.values()].flatMap(({ security }) => security.flatMap(Object.keys));
    expect([...new Set(used)].sort()).toEqual(['customer', 'guest', 'partner', 'refreshCookie']);
    for (const { description } of operations.values()) expect(description).toContain('**Who may call:**');
  });

  it('says how often a call may be made, and in which header how long to wait (IS-222)', () => {
    const { description, responses } = operations.get('POST /api/core/users/customer/login') ?? {};
    expect(description).toContain('At most 120 in a minute from one network.');
    const reset = operations.get('POST /api/core/users/customer/password-reset/request');
    expect(reset?.description).toContain('60 in a minute from one network');
    expect(Object.keys(responses?.[429]?.headers ?? {})).toEqual(['retry-after']);
    expect(document.info.description).toContain('240 calls that read and 600 that change something');
  });

  it('names the headers that a call takes and gives (IS-222)', () => {
    const save = operations.get('POST /api/core/answers/mine');
    expect(save?.parameters?.map(({ name }) => name)).toEqual(['answer-revision']);
    expect(Object.keys(save?.responses[204]?.headers ?? {})).toEqual(['answer-revision']);
    const register = operations.get('POST /api/core/users/customer/register');
    expect(register?.parameters?.map(({ name }) => name)).toEqual(['idempotency-key']);
    expect(Object.keys(register?.responses[200]?.headers ?? {})).toEqual(['set-cookie']);
  });

  it('shows an example of what is sent and what comes (IS-223)', () => {
    const { requestBody, responses, parameters } = operations.get('PUT /api/core/debts/mine/{debtId}') ?? {};
    expect(requestBody?.content['application/json'].example).toEqual({ isDeleted: true });
    expect(responses?.[200]?.content?.['application/json']?.example).toMatchObject({ isDeleted: true });
    expect(parameters?.find(({ name }) => name === 'debtId')?.example).toMatch(/^[0-9a-f-]{36}$/);
    const save = operations.get('POST /api/core/answers/mine');
    expect(save?.parameters?.[0]?.example).toBe('0');
    expect(save?.requestBody?.content['application/json'].example).toEqual({
      stepId: 'nation',
      answers: [{ id: 'nation.england', value: 'England' }],
    });
  });

  it('names every area of its calls, and no other (IS-222)', () => {
    const used = [...operations.values()].flatMap(({ tags }) => tags);
    expect(document.tags.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort());
  });
});
