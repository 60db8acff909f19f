import { brotliDecompressSync } from 'node:zlib';
import { CALLS } from '@towpath/contracts/api/calls.ts';
import { refreshToken } from '@towpath/contracts/api/session.ts';
import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ApiDocument, apiDocument, type Operation, withoutWords } from '../../../testing/apiDocument.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';

let test: TestApp;
let document: ApiDocument;
let operations: ReadonlyMap<string, Operation>;
beforeAll(async () => {
  test = await createTestApp();
  ({ document, operations } = await apiDocument(test));
  expect(document.openapi).toBe('3.1.0');
  expect(document.info.title).toContain('trial version');
});
afterAll(() => test.close());

describe('the description of the API', () => {
  it('lists every call and nothing else (API-001)', () => {
    const declared = CALLS.map(({ method, base, path }) => `${method} /api/${base}${path}`);
    expect([...operations.keys()].sort()).toEqual(declared.sort());
  });

  it('gives each its own id, a summary and who may call it', () => {
    const ids = [...operations.values()].map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(CALLS.length);
    for (const call of CALLS) {
      const operation = operations.get(`${call.method} /api/${call.base}${call.path}`);
      expect(operation?.summary).not.toBe('');
      expect(operation?.security).toEqual(
        {
          anyone: call === refreshToken ? [{ refreshCookie: [] }, {}] : [],
          customer: [{ customer: [] }, { guest: [] }],
          'registered customer': [{ customer: [] }],
          partner: [{ partner: [] }],
          staff: [],
        }[call.access],
      );
    }
  });

  it('has body, answer and path parameters of each call', () => {
    for (const call of CALLS) {
      const operation = operations.get(`${call.method} /api/${call.base}${call.path}`);
      expect(Boolean(operation?.requestBody)).toBe(Boolean(call.body));
      expect(Object.keys(operation?.responses ?? {})).toContain(
        call.answer || call.file || call.stream ? '200' : '204',
      );
      const inPath = (operation?.parameters ?? [])
        .filter(parameter => parameter.in === 'path')
        .map(({ name }) => name);
      expect(inPath).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  });

  it('describes each call by the very schemas that check it (HO-070)', () => {
    for (const call of CALLS) {
      const operation = operations.get(`${call.method} /api/${call.base}${call.path}`);
      const described = {
        body: operation?.requestBody?.content['application/json'].schema,
        answer: operation?.responses[200]?.content?.['application/json']?.schema,
      };
      const own = {
        body: call.body && z.toJSONSchema(call.body, { io: 'input' }),
        answer: call.answer && z.toJSONSchema(call.answer, { io: 'output' }),
      };
      expect(withoutWords(described.body, document)).toEqual(withoutWords(own.body, own.body));
      expect(withoutWords(described.answer, document)).toEqual(withoutWords(own.answer, own.answer));
    }
  });

  it('names every error a call may answer with, under its status (ER-001)', () => {
    for (const call of CALLS) {
      const responses = operations.get(`${call.method} /api/${call.base}${call.path}`)?.responses;
      for (const code of call.errors ?? []) {
        expect(responses?.[String(ERRORS[code].status)]?.description).toContain(`\`${code}\``);
      }
    }
  });

  it('knows the fields of registration as the specification has them (ID-057)', () => {
    const { requestBody } = operations.get('POST /api/core/users/customer/register') ?? {};
    const { properties } = requestBody?.content['application/json'].schema ?? {};
    expect(Object.keys(properties ?? {})).toEqual(['email', 'firstName', 'lastName', 'stepId']);
  });
});

describe('the reference page', () => {
  it('loads everything from here and runs no script in itself', async () => {
    const { body, headers, statusCode } = await test.app.inject('/api/docs');
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('brings its program along', async () => {
    const { statusCode, headers, rawPayload } = await test.app.inject('/api/docs/scalar.js');
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(rawPayload).toString()).toContain('createApiReference');
  });

  it('says nothing back of what is put into its address (IS-227)', async () => {
    const { body: usual } = await test.app.inject('/api/docs');
    for (const address of ['?<script>alert(1)</script>', '?url=https://elsewhere.example/openapi.json']) {
      const { body, headers } = await test.app.inject(`/api/docs${address}`);
      expect(body).toBe(usual);
      expect(headers['content-security-policy']).toContain("connect-src 'self';");
    }
    const { statusCode, body } = await test.app.inject('/api/docs/%3Cscript%3Ealert(1)%3C/script%3E');
    expect([statusCode, JSON.parse(body).error.code]).toEqual([404, 'NOT_FOUND']);
    expect(body).not.toContain('alert');
  });
});
