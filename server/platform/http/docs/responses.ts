import type { Call } from '@towpath/contracts/api/call.ts';
import { ERRORS, type ErrorCode, SHARED_ERRORS } from '@towpath/contracts/errors/errors.ts';

type Json = Record<string, unknown>;

/** The answer of a call that succeeds. `schemas` are those of its route. */
export function successOf({ answer, file, stream, givesHeaders }: Call, schemas: unknown): Json {
  const headers = givesHeaders ? { headers: asHeaders(givesHeaders) } : {};
  if (file) {
    return {
      200: {
        description: 'The file',
        headers: asHeaders({ 'content-disposition': '`attachment`, with the name of the file.' }),
        content: { [file]: { schema: { type: 'string', contentMediaType: file } } },
      },
    };
  }
  if (stream) {
    const schema = (schemas as Json)[200];
    return {
      200: {
        description:
          'A stream of server-sent events. Each `event` is named like the `type` of the JSON in its `data`, which is one of these; the `id` of a message is its place.',
        content: { 'text/event-stream': { schema } },
      },
    };
  }
  if (!answer) return { 204: { description: 'Done; the body is empty', ...headers, type: 'null' } };
  const schema = (schemas as Json)[200]; // the route has a schema for each answer of its contract
  return { 200: { description: 'Done', ...headers, content: { 'application/json': { schema } } } };
}

/** Headers of a request, in the form of a schema of all of them. */
export function headersTaken({ takesHeaders = {} }: Call): Json {
  if (Object.keys(takesHeaders).length === 0) return {};
  return { headers: { type: 'object', properties: asHeaders(takesHeaders) } };
}

function asHeaders(words: Readonly<Record<string, string>>): Json {
  return Object.fromEntries(
    Object.entries(words).map(([name, description]) => [name, { type: 'string', description }]),
  );
}

/** What an answer with one of these codes says in its `retry-after`. */
const WAITS: Readonly<Record<number, Json>> = Object.fromEntries(
  [429, 503].map(status => [
    status,
    { headers: asHeaders({ 'retry-after': 'Seconds to wait before the call is made again.' }) },
  ]),
);

/** One response for each HTTP status, which lists the codes that come with it. */
export function errorsOf({ access, errors = [], body }: Call): Json {
  const shared = SHARED_ERRORS.filter(
    code =>
      (access !== 'anyone' || code !== 'NOT_SIGNED_IN') &&
      (body || (code !== 'BODY_TOO_LARGE' && code !== 'UNSUPPORTED_MEDIA')),
  );
  const own: readonly ErrorCode[] =
    access === 'registered customer' ? [...errors, 'REGISTERED_CUSTOMERS_ONLY'] : errors;
  const codes = [...new Set([...own, ...shared])];
  const byStatus = Map.groupBy(codes, code => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, list]) => [status, { ...errorResponse(list), ...WAITS[status] }]),
  );
}

function errorResponse(codes: readonly ErrorCode[]): Json {
  return {
    description: codes.map(code => `\`${code}\`: ${ERRORS[code].when}`).join('; '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorBody' },
        examples: Object.fromEntries(
          // Some codes have spaces, which a name in a document may not.
          codes.map(code => [code.replaceAll(' ', '_'), { value: errorExample(code) }]),
        ),
      },
    },
  };
}

/** What comes beside code and message. */
const BESIDE: { readonly [Code in ErrorCode]?: Json } = {
  VALIDATION_FAILED: { fields: [{ field: 'email', message: 'Not a valid email address' }] },
  STEP_NOT_ON_PATH: { goTo: { pageId: 'about-you', stepId: 'nation' } },
  ANSWER_CHANGED_ELSEWHERE: {
    current: { revision: 2, answers: [{ id: 'nation.wales', value: 'Wales' }] },
  },
};

function errorExample(code: ErrorCode): Json {
  return { error: { code, message: ERRORS[code].message, ...BESIDE[code] } };
}
