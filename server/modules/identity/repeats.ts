import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { accountById } from '../customers/accounts.ts';
import type { AccessTokens } from './accessToken.ts';
import type { Device } from './devices.ts';
import { type SignedInPerson, signIn } from './session.ts';
import { endSession } from './sessions.ts';

const MINUTE = 60 * 1000;
/** Long enough to come out of a tunnel and press the button again. */
const REPEATABLE_FOR = 10 * MINUTE;

/** A registration that may be repeated: whose it is, and what was sent. */
export type Repeatable = { readonly keyHash: Buffer; readonly bodyHash: Buffer };

/**
 * What makes a call the same as an earlier one: the `Idempotency-Key` with the guest's credential, and the body. Null for
 * a call without either; the credential has ended by then, and still nobody else knows it.
 */
export function repeatableIn({ headers, body }: FastifyRequest): Repeatable | null {
  const { 'idempotency-key': key, authorization } = headers;
  const basic = /^basic ([\w.~+/=-]{1,2000})$/i.exec(authorization ?? '')?.[1];
  if (typeof key !== 'string' || !/^[\w-]{16,100}$/.test(key) || basic === undefined) return null;
  const sent = Object.entries(typeof body === 'object' && body !== null ? body : {}).sort();
  return { keyHash: hashOf(`${key} ${basic}`), bodyHash: hashOf(JSON.stringify(sent)) };
}

/** Keeps that a registration may be repeated, in its transaction. */
export async function keepRepeatable(
  trx: DatabaseTransaction,
  { keyHash, bodyHash }: Repeatable,
  {
    customerId,
    sessionId,
    now,
  }: { readonly customerId: string; readonly sessionId: string; readonly now: Date },
): Promise<void> {
  const kept = { customer_id: customerId, session_id: sessionId, body_hash: bodyHash };
  const expires_at = new Date(now.getTime() + REPEATABLE_FOR);
  await trx
    .insertInto('registration_repeats')
    .values({ key_hash: keyHash, ...kept, expires_at })
    .onConflict(conflict => conflict.column('key_hash').doUpdateSet({ ...kept, expires_at }))
    .execute();
}

/** Whose registration is repeated; null when it is none that may be. */
export async function registeredBy(
  database: Database | DatabaseTransaction,
  { keyHash, bodyHash }: Repeatable,
  now: Date,
): Promise<{ readonly customerId: string; readonly sessionId: string } | null> {
  const row = await database
    .selectFrom('registration_repeats')
    .select(['customer_id', 'session_id'])
    .where('key_hash', '=', keyHash)
    .where('body_hash', '=', bodyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ? { customerId: row.customer_id, sessionId: row.session_id } : null;
}

/**
 * Gives the outcome of a registration again, with a new session in place of the one whose answer was lost. Null when the
 * call repeats none.
 */
export async function repeatRegistration(
  { database, clock }: Deps,
  tokens: AccessTokens,
  repeatable: Repeatable,
  { network, device }: { readonly network: Buffer; readonly device: Device },
): Promise<SignedInPerson | null> {
  return database.transaction().execute(async trx => {
    const now = clock.now();
    const earlier = await registeredBy(trx, repeatable, now);
    const account = earlier && (await accountById(trx, earlier.customerId));
    if (!account) return null;
    const { customerId } = account;
    await endSession(trx, customerId, earlier.sessionId, now);
    const person = await signIn(trx, tokens, account.user, now, device);
    const { sessionId } = person;
    await keepRepeatable(trx, repeatable, { customerId, sessionId, now });
    await note(trx, { kind: 'logged in', at: now, customerId, sessionId, network, facts: {} });
    return person;
  });
}

/** Removes what can no longer be repeated. */
export async function tidyRepeatable(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('registration_repeats').where('expires_at', '<=', now).execute();
}

function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
