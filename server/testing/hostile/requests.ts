import type { Call } from '@towpath/contracts/api/call.ts';
import { CALLS } from '@towpath/contracts/api/calls.ts';
import * as z from 'zod/mini';
import type { Chance } from './chance.ts';
import { HOSTILE_BODIES, HOSTILE_IN_ADDRESSES, type JsonSchema, valueMaker } from './values.ts';

/** A request as it goes out; a body that is not sent at all is undefined. */
export type HostileRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
  /** The call that it began as, for counting. */
  readonly call: string;
};

const BASES = {
  core: '/api/core',
  lookup: '/api/lookup',
  partners: '/api/partners',
  staff: '/staff/api',
} as const;
const JSON_TYPE = 'application/json';
export const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND', 'TRACE'];
const PAGES = [
  '/',
  '/start',
  '/account',
  '/dashboard',
  '/costs',
  '/sw.js',
  '/robots.txt',
  '/api',
  '/api/docs',
];
/** Headers that mean something to somebody, with values that they should not have. */
export const ODD_HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['answer-revision', ['-1', 'x', '1e9', '99999999999999999999', '']],
  ['idempotency-key', ['x', 'x'.repeat(300), '7c9e6679-7425-40de-944b-e07fc1f90ae7', '\u00ff']],
  ['if-none-match', ['*', '"x"', 'W/"x"', ',,,']],
  ['range', ['bytes=0-', 'bytes=9-1', 'x']],
  ['accept', ['text/html', 'application/pdf', '*/*;q=x', '']],
  ['accept-encoding', ['br', 'gzip;q=0', 'x'.repeat(200)]],
  ['content-encoding', ['gzip', 'br', 'x']],
  ['cookie', ['towpath=x', 'a=b; '.repeat(200), '=;=;', 'refreshToken=x; userId=y', '%=%']],
  ['origin', ['null', 'https://evil.example', 'x']],
  ['sec-fetch-site', ['cross-site', 'x']],
  ['x-forwarded-for', ['1.2.3.4', 'x', '::1, '.repeat(50)]],
  ['x-request-id', ['x'.repeat(2000), '\u00ff']],
  ['host', ['evil.example', 'x'.repeat(200), '[::1]']],
  ['user-agent', ['', 'x'.repeat(4000)]],
  ['x-http-method-override', ['DELETE']],
];

/** @param credentials values of the Authorization header that are somebody's; asked for each time, since they end */
export function requestMaker(chance: Chance, credentials: () => readonly string[], known: readonly string[]) {
  const { value, hostile } = valueMaker(chance, known);
  const schemas = new Map(
    CALLS.map(call => [call, { body: schemaOf(call.body), query: fieldsOf(schemaOf(call.query)) }] as const),
  );

  function request(): HostileRequest {
    const call: Call = chance.pick(CALLS);
    const { body, query } = schemas.get(call) ?? {};
    const method = chance.happens(8) ? chance.pick(METHODS) : call.method;
    const sends = (body !== undefined || chance.happens(5)) && method !== 'GET' && method !== 'HEAD';
    const [sent, type] = sends ? bodyOf(body) : [];
    return {
      method,
      path: chance.happens(3) ? chance.pick(PAGES) : addressOf(call, query ?? {}),
      headers: headersOf(type),
      body: sent,
      call: `${call.method} ${call.path}`,
    };
  }

  function addressOf({ base, path }: Call, query: Fields): string {
    const part = () =>
      chance.happens(25) ? chance.pick(HOSTILE_IN_ADDRESSES) : encodeURIComponent(chance.pick(known));
    const place = BASES[base] + path.replace(/\{\w+\}/g, part);
    const named = Object.entries(query);
    const asked = named
      .filter(() => !chance.happens(10))
      .map(([name, schema]) => `${name}=${inQuery(schema)}`);
    if (chance.happens(5))
      asked.push(chance.pick(['__proto__=3', 'a[b]=4', 'x', '=', '%', '&&&', 'stepId=1&stepId=2']));
    const odd = chance.happens(3) ? chance.pick(['/', '//', '/..', ';x', '%2e%2e', '?', '#']) : '';
    return `${place}${odd}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
  }

  function inQuery(schema: JsonSchema): string {
    if (chance.happens(20)) return chance.pick(HOSTILE_IN_ADDRESSES);
    const made = value(schema);
    const text = typeof made === 'string' ? made : (JSON.stringify(made) ?? '');
    return encodeURIComponent(text.toWellFormed().slice(0, 3000));
  }

  function headersOf(type: string | undefined): Record<string, string> {
    const headers: Record<string, string> = {};
    const who = credentials();
    if (who.length > 0 && !chance.happens(10)) headers.authorization = chance.pick(who);
    else if (chance.happens(50)) {
      headers.authorization = chance.pick([
        '',
        'Bearer',
        'Bearer a.b.c',
        'Basic !!',
        `Basic ${'A'.repeat(64)}`,
        'Digest x',
      ]);
    }
    if (type) headers['content-type'] = type;
    if (chance.happens(15)) {
      const [name, values] = chance.pick(ODD_HEADERS);
      headers[name] = chance.pick(values);
    }
    return headers;
  }

  /** A body and its type; empty where it says none. */
  function bodyOf(schema: JsonSchema | undefined): readonly [string | Buffer, string] {
    if (schema === undefined || chance.happens(10)) return hostileBody(chance);
    const made = chance.happens(3) ? hostile() : value(schema);
    return [JSON.stringify(made), JSON_TYPE];
  }

  return request;
}

/** A body that no page of ours sends, and the type that it says it has. */
export function hostileBody(chance: Chance): readonly [string | Buffer, string] {
  const [, body, type = JSON_TYPE] = chance.pick(HOSTILE_BODIES);
  return [body, type];
}

type Fields = Readonly<Record<string, JsonSchema>>;

function fieldsOf(schema: JsonSchema | undefined): Fields {
  return typeof schema === 'object' ? (schema.properties ?? {}) : {};
}

function schemaOf(schema: Call['body']): JsonSchema | undefined {
  // zod's own type knows more of JSON Schema than matters here.
  return schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}
