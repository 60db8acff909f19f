import type { Call } from '@towpath/contracts/api/call.ts';
import { READS_BY_ITSELF } from '@towpath/contracts/api/staffSession.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './apiError.ts';
import { type SignedCall, STAFF_COOKIE, type Who } from './who.ts';

function signedCall({ method, url, headers, signedBody }: FastifyRequest): SignedCall {
  const { authorization, 'idempotency-key': key } = headers;
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  return { method, url, authorization, idempotencyKey, body: signedBody ?? Buffer.alloc(0) };
}

/** What a token of a sign-in of staff looks like: a customer's has dots, a guest's is no bearer token. */
const STAFF_BEARER = /^bearer ([\w-]{43})$/iu;

/**
 * What a call of a person is refused with where no credential of theirs comes along. To staff it is not found, as their
 * calls are to the people we help.
 */
export async function refusalOf(app: FastifyInstance, request: FastifyRequest): Promise<ApiError> {
  return new ApiError((await isOfStaff(app, request)) ? 'NOT_FOUND' : 'NOT_SIGNED_IN');
}

async function isOfStaff(app: FastifyInstance, { cookies, headers }: FastifyRequest): Promise<boolean> {
  // Our pages send it to no such address: whoever does has put it there.
  if (cookies[STAFF_COOKIE] !== undefined) return true;
  const [, token] = STAFF_BEARER.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) return false;
  try {
    await app.identifyStaff(token);
    return true;
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    if (fault.code === 'NOT_FOUND') return false;
    if (fault.code === 'NOT_SIGNED_IN') return true;
    throw fault;
  }
}

/** Who makes a call whose credential is not valid (any more); null for nobody. */
export type KnowsCaller = (request: FastifyRequest) => Promise<Who | null>;

/**
 * Identifies the caller of a call, as its contract wants them; what is known of them is set on the request.
 *
 * @returns a person whom we help; null for anybody, a partner or staff
 * @throws ApiError NOT_SIGNED_IN, REGISTERED_CUSTOMERS_ONLY, what partners' signatures are refused for, and NOT_FOUND for
 *   what only staff may know of
 */
export async function whoMayCall(
  app: FastifyInstance,
  { access, method, permission }: Call,
  request: FastifyRequest,
  orElse?: KnowsCaller,
): Promise<Who | null> {
  if (access === 'anyone') return null;
  if (access === 'partner') {
    request.partner = await app.identifyPartner(signedCall(request));
    return null;
  }
  if (access === 'staff') {
    // A change is always made by somebody.
    const isUse = method !== 'GET' || request.headers[READS_BY_ITSELF] === undefined;
    const staff = await app.identifyStaff(request.cookies[STAFF_COOKIE], isUse);
    if (permission && !staff.permissions.includes(permission)) throw new ApiError('NOT_FOUND');
    request.staff = staff;
    return null;
  }
  const who = (await app.identify(request.headers.authorization)) ?? (await orElse?.(request));
  if (!who) throw await refusalOf(app, request);
  // Also where it is refused: it is noted whose call that was.
  request.who = who;
  if (access === 'registered customer' && who.kind !== 'registered') {
    throw new ApiError('REGISTERED_CUSTOMERS_ONLY');
  }
  return who;
}
