import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { isNotedAmong } from '../../platform/audit/notedAmong.ts';
import type { SecurityEvents } from '../../platform/audit/securityEvents.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { givingWay } from '../../platform/database/givingWay.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { tooMany } from '../../platform/http/limits.ts';
import { accountByEmail } from '../customers/accounts.ts';
import type { AccessTokens } from './accessToken.ts';
import type { Device } from './devices.ts';
import { isPassword } from './passwordHash.ts';
import { giveBack, reserveEverywhere, tryFor, tryWasRight } from './passwordTries.ts';
import { newChallenge } from './second-factor/challenges.ts';
import { asksForCode } from './second-factor/state.ts';
import { type SignedInPerson, signIn } from './session.ts';
import { noteUnknownEmail } from './unknownEmails.ts';

/** An email with a password, and the network and device that they come from. */
export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly network: Buffer;
  readonly device: Device;
  /** The guest of this browser, where the person wants to bring along what they told us. */
  readonly guestId: string | null;
};

/** Gives the account that somebody has logged into all that they told us as a guest. */
export type BringGuest = (
  trx: DatabaseTransaction,
  who: {
    readonly guestId: string;
    readonly customerId: string;
    readonly sessionId: string;
    readonly network: Buffer;
    readonly now: Date;
  },
) => Promise<void>;

/**
 * Logs a customer in. Who has turned a second factor on gets a challenge in place of a session. Throws LOGIN_REFUSED, identical and after the same time, for an email without account,
 * a wrong password and an account without one (ID-027); TOO_MANY_REQUESTS after several wrong passwords in a
 * row from one network, LOGIN_BY_MAIL_ONLY after many from everywhere.
 */
export async function login(
  { database, clock, config, bringGuest }: Deps & { readonly bringGuest: BringGuest },
  tokens: AccessTokens,
  { email, password, network, device, guestId }: Credentials,
): Promise<SignedInPerson | { readonly challenge: string }> {
  const now = clock.now();
  const account = await accountByEmail(database, email);
  const customerId = account?.customerId ?? null;
  const noteRefused = (facts: SecurityEvents['login refused']) =>
    customerId === null
      ? noteUnknownEmail(database, 'login refused', { network, at: now }, config.jwtSecret)
      : note(database, { kind: 'login refused', at: now, customerId, network, facts });
  const tried = tryFor(email, network, config.jwtSecret);
  // Holds for the right password too: a pause that only the right one ends would reveal it.
  const allowed = await reserveEverywhere(database, tried, now);
  if (allowed.may === 'wait') {
    if (isNotedAmong(allowed.turnedAway)) await noteRefused({ why: 'paused', count: allowed.turnedAway });
    throw tooMany(allowed.ms / 1000);
  }
  if (allowed.may === 'mail') {
    await noteRefused({ why: 'by mail only' });
    throw new ApiError('LOGIN_BY_MAIL_ONLY');
  }
  const right = await isPassword(password, account?.passwordHash ?? null).catch(async fault => {
    await giveBack(database, tried);
    throw fault;
  });
  if (!account || !right) {
    await noteRefused({ why: 'wrong' });
    throw new ApiError('LOGIN_REFUSED');
  }
  return whichBrings(database, guestId, async trx => {
    await tryWasRight(trx, tried, now);
    if (await asksForCode(trx, account.customerId)) {
      await note(trx, { kind: 'second factor asked', at: now, customerId, network, facts: {} });
      return { challenge: await newChallenge(trx, account.customerId, now) };
    }
    const person = await signIn(trx, tokens, account.user, now, device);
    const { sessionId } = person;
    await note(trx, { kind: 'logged in', at: now, customerId, sessionId, network, facts: {} });
    if (guestId !== null) {
      await bringGuest(trx, { guestId, customerId: account.customerId, sessionId, network, now });
    }
    return person;
  });
}

/** The transaction of a login; one that brings a guest along gives way to what the guest is saving. */
export function whichBrings<Result>(
  database: Database,
  guestId: string | null,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return guestId === null ? database.transaction().execute(work) : givingWay(database, work);
}
