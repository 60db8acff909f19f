import type { Chance } from './chance.ts';
import { type HostileRequest, hostileBody, METHODS, ODD_HEADERS } from './requests.ts';
import { HOSTILE, HOSTILE_IN_ADDRESSES } from './values.ts';

/** A request that the site would make now, and that would succeed. */
export type RightRequest = {
  readonly call: string;
  readonly method: string;
  /** With what stands after the question mark. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object | undefined;
};

/** Headers that a call may have without being refused for them. */
const HARMLESS = ['accept', 'user-agent', 'x-request-id', 'x-http-method-override'];
const HARMLESS_HEADERS = ODD_HEADERS.filter(([name]) => HARMLESS.includes(name));

/**
 * Makes requests that differ in one thing from one that would succeed: a value of the body, a field, a part of the
 * address, the method, a header, the credential.
 *
 * @param credentials values of the Authorization header that are somebody's
 * @param known ids that exist
 */
export function variantMaker(chance: Chance, credentials: readonly string[], known: readonly string[]) {
  function odd(value: unknown): unknown {
    if (chance.happens(60)) return chance.pick(HOSTILE);
    if (chance.happens(30)) return chance.pick(known);
    if (typeof value === 'number') return chance.pick([-value, value + 1, value * 1e6, value + 0.001]);
    if (typeof value === 'string') return chance.pick([`${value} `, value.repeat(50), value.slice(1), 7]);
    return Array.isArray(value) ? [...value, ...value] : [value];
  }

  /** The same with one thing in it changed, left out or put in. */
  function changed(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || chance.happens(10)) return odd(value);
    if (Array.isArray(value)) {
      const at = chance.below(value.length);
      return value.length === 0 ? odd(value) : value.map((one, index) => (index === at ? changed(one) : one));
    }
    const fields = Object.entries(value);
    const [name, inner] = fields.length > 0 ? chance.pick(fields) : ['x', 1];
    const others = fields.filter(([other]) => other !== name);
    if (chance.happens(15)) return Object.fromEntries(others);
    if (chance.happens(10))
      return { ...value, [chance.pick(['id', 'x', 'customerId'])]: chance.pick(HOSTILE) };
    return Object.fromEntries([...others, [name, changed(inner)]]);
  }

  function address(path: string): string {
    const [before = '', after] = path.split('?');
    if (after !== undefined && chance.happens(60)) {
      return `${before}?${after.replace(/=[^&]*/, `=${chance.pick(HOSTILE_IN_ADDRESSES)}`)}`;
    }
    return `${before.replace(/[^/]+$/, chance.pick([...HOSTILE_IN_ADDRESSES, chance.pick(known)]))}`;
  }

  /** The request that would succeed, with a header more that changes nothing. */
  function right({ call, method, path, headers, body }: RightRequest): HostileRequest {
    const [name, values] = chance.pick(HARMLESS_HEADERS);
    return {
      call,
      method,
      path,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
        [name]: chance.pick(values),
      },
      body: body && JSON.stringify(body),
    };
  }

  function variant(request: RightRequest): HostileRequest {
    const same = right(request);
    if (request.body && chance.happens(60)) {
      return { ...same, body: JSON.stringify(changed(request.body)) };
    }
    if (request.body && chance.happens(30)) {
      const [body, type] = hostileBody(chance);
      const { 'content-type': _, ...headers } = same.headers;
      return { ...same, body, headers: type ? { ...headers, 'content-type': type } : headers };
    }
    if (chance.happens(40)) return { ...same, path: address(request.path) };
    if (chance.happens(30)) {
      const [name, values] = chance.pick(ODD_HEADERS);
      return { ...same, headers: { ...same.headers, [name]: chance.pick(values) } };
    }
    if (chance.happens(20)) return { ...same, method: chance.pick(METHODS), body: undefined };
    const authorization = chance.pick([...credentials, '', 'Bearer a.b.c']);
    return { ...same, headers: { ...same.headers, authorization } };
  }

  return { right, variant };
}
