import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import {
  checkNewPassword,
  mayChooseFirstPassword,
  PASSWORD_MESSAGES,
} from '@towpath/domain/people/password.ts';
import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { isNotedAmong } from '../../platform/audit/notedAmong.ts';
import type { SecurityEvents } from '../../platform/audit/securityEvents.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { tooMany } from '../../platform/http/limits.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import {
  type Account,
  accountByEmail,
  accountById,
  customersOf,
  setFirstPassword,
  setPassword,
} from '../customers/accounts.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { LETTERS } from './letters.ts';
import { isMadeOf, wordsOf } from './madeOfWords.ts';
import { hashPassword, isPassword } from './passwordHash.ts';
import { consumePasswordLink, consumePasswordLinksOf, ownerOfPasswordLink } from './passwordLinks.ts';
import { forgetResetMails, mayMailReset } from './passwordResetMails.ts';
import { cameByMail, giveBack, knowPlace, reserveHere, tryFor, tryWasRight } from './passwordTries.ts';
import { type CodeDeps, withCodeBeside } from './second-factor/codeBeside.ts';
import { endAllSessions } from './sessions.ts';
import { noteUnknownEmail } from './unknownEmails.ts';

/** Who is logged in, and the network that they call from. */
export type Caller = { readonly customerId: string; readonly sessionId: string; readonly network: Buffer };

export type PasswordDeps = Deps & { readonly outbox: Outbox; readonly ownNames: readonly string[] };

/** What is typed to change a password; to set the first, the new one alone. */
type GivenPasswords = {
  readonly newPassword: string;
  readonly currentPassword?: string | undefined;
  readonly code?: string | undefined;
};

/**
 * Changes the password, by the current one and a code of who has turned codes on, or sets the first, just after registering: an account without one has no
 * session but that which registered. Ends every other session; the owner is told by mail.
 *
 * @throws ApiError CURRENT_PASSWORD_WRONG, CODE_NOT_RIGHT at `code`, PASSWORD_BY_LINK_ONLY, VALIDATION_FAILED at `newPassword`, TOO_MANY_REQUESTS
 */
export async function choosePassword(
  deps: PasswordDeps & CodeDeps,
  who: Caller,
  { newPassword, currentPassword = '', code }: GivenPasswords,
): Promise<void> {
  const { database, clock, config, outbox, ownNames } = deps;
  const account = await accountById(database, who.customerId);
  if (!account) throw new ApiError('NOT_SIGNED_IN');
  const isChange = account.passwordHash !== null;
  if (!isChange && !mayChooseFirstPassword(account.registeredAt, clock.now())) {
    throw new ApiError('PASSWORD_BY_LINK_ONLY');
  }
  requireCriteria(newPassword, account.user, ownNames);
  if (isChange) await requireCurrent(deps, who, account, { currentPassword });
  const hash = await hashPassword(newPassword);
  await withCodeBeside(deps, { who, account, code }, async trx => {
    const now = clock.now();
    if (isChange) await setPassword(trx, who.customerId, hash, now);
    // Two at the same moment: the other was first.
    else if (!(await setFirstPassword(trx, who.customerId, hash, now)))
      throw new ApiError('PASSWORD_BY_LINK_ONLY');
    await consumePasswordLinksOf(trx, who.customerId, now);
    await forgetResetMails(trx, account.email, config.jwtSecret);
    const count = await endAllSessions(trx, who.customerId, now, who.sessionId);
    const noted = { at: now, customerId: who.customerId, sessionId: who.sessionId, network: who.network };
    await note(trx, { ...noted, kind: isChange ? 'password changed' : 'password chosen', facts: {} });
    if (count > 0)
      await note(trx, { ...noted, kind: 'sessions ended', facts: { why: 'password changed', count } });
    const letter = isChange ? LETTERS.passwordUpdated : LETTERS.passwordChosen;
    await outbox.add(trx, who.customerId, letter, now);
  });
  outbox.nudge();
}

/**
 * Sends a link when the email has an account, unless the one that was sent last still works and is new. The same statements whether it
 * has one, so that the time taken reveals nothing.
 */
export async function requestPasswordReset(
  { database, clock, config, outbox }: PasswordDeps,
  email: string,
  network: Buffer,
): Promise<void> {
  const at = clock.now();
  await database.transaction().execute(async trx => {
    const account = await accountByEmail(trx, email);
    if (!(await mayMailReset(trx, email, config.jwtSecret, at))) return;
    await outbox.addForEach(trx, customersOf(trx, email), LETTERS.passwordReset, at);
    const kind = 'password reset asked';
    if (!account) return noteUnknownEmail(trx, kind, { network, at }, config.jwtSecret);
    await note(trx, { kind, at, customerId: account.customerId, network, facts: {} });
  });
  outbox.nudge();
}

/** Throws RESET_LINK_NOT_VALID when a link was used, has expired or never existed. */
export async function checkPasswordReset({ database, clock }: Deps, token: string): Promise<void> {
  if ((await ownerOfPasswordLink(database, token, clock.now())) === null)
    throw new ApiError('RESET_LINK_NOT_VALID');
}

/**
 * Sets a new password by a link, which is used up, and ends every session of the customer. A password that
 * breaks a rule leaves the link good for another try.
 */
export async function resetPassword(
  deps: PasswordDeps,
  token: string,
  newPassword: string,
  network: Buffer,
): Promise<void> {
  const { database, clock, config, outbox, ownNames } = deps;
  const owner = await ownerOfPasswordLink(database, token, clock.now());
  const known = owner === null ? null : await accountById(database, owner);
  if (!known) throw new ApiError('RESET_LINK_NOT_VALID');
  requireCriteria(newPassword, known.user, ownNames);
  const hash = await hashPassword(newPassword);
  await database.transaction().execute(async trx => {
    const now = clock.now();
    const customerId = await consumePasswordLink(trx, token, now);
    // Two simultaneous uses: the other came first.
    if (customerId === null) throw new ApiError('RESET_LINK_NOT_VALID');
    await setPassword(trx, customerId, hash, now);
    const count = await endAllSessions(trx, customerId, now);
    const noted = { at: now, customerId, network };
    await note(trx, { ...noted, kind: 'password reset used', facts: {} });
    if (count > 0)
      await note(trx, { ...noted, kind: 'sessions ended', facts: { why: 'password changed', count } });
    await outbox.add(trx, customerId, LETTERS.passwordUpdated, now);
    const account = await accountById(trx, customerId);
    if (!account) return;
    await cameByMail(trx, tryFor(account.email, network, config.jwtSecret), now);
    // Who has tried codes for them from everywhere does not shut them out here. The code is still asked for, and wrong
    // ones from here count on.
    await knowPlace(trx, tryFor(account.email, network, config.jwtSecret, 'second factor'), now);
    await forgetResetMails(trx, account.email, config.jwtSecret);
  });
  outbox.nudge();
}

/**
 * Asks for the password of an account once more. A wrong one counts as at a login, for this session wherever it calls
 * from: who has stolen one cannot try on from another network, and shuts nobody else out.
 *
 * @param given what was typed, under the name that the request has for it
 * @throws ApiError CURRENT_PASSWORD_WRONG at that name, TOO_MANY_REQUESTS
 */
export async function requireCurrent(
  { database, clock, config }: Deps,
  { sessionId, network }: Caller,
  account: Account,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const [[field, current] = ['', '']] = Object.entries(given);
  const now = clock.now();
  const tried = tryFor(account.email, sessionId, config.jwtSecret);
  const allowed = await reserveHere(database, tried, now);
  const noteNotProved = (facts: SecurityEvents['identity not proved']) =>
    note(database, {
      kind: 'identity not proved',
      at: now,
      customerId: account.customerId,
      sessionId,
      network,
      facts,
    });
  if (allowed.may === 'wait') {
    if (isNotedAmong(allowed.turnedAway)) await noteNotProved({ why: 'paused', count: allowed.turnedAway });
    throw tooMany(allowed.ms / 1000);
  }
  const right = await isPassword(current, account.passwordHash).catch(async fault => {
    await giveBack(database, tried);
    throw fault;
  });
  if (right) return tryWasRight(database, tried, now);
  await noteNotProved({ why: 'wrong' });
  const { message } = ERRORS.CURRENT_PASSWORD_WRONG;
  throw new ApiError('CURRENT_PASSWORD_WRONG', { fields: [{ field, message }] });
}

/** What a person is called, and their email, as far as they are known. */
export type CalledBy = {
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
};

/**
 * Throws VALIDATION_FAILED for a password that misses a criterion, is among the commonest, or is made of the person's name
 * or email or of the names of the service.
 *
 * @param ownNames the names of the brand, and of the partners in whose look it is shown
 * @param field the name that the request has for it
 */
export function requireCriteria(
  newPassword: string,
  { email = '', firstName = '', lastName = '' }: CalledBy,
  ownNames: readonly string[],
  field = 'newPassword',
): void {
  const checked = checkNewPassword(newPassword);
  if (!checked.ok) throw fieldError(field, checked.message);
  if (isCommonPassword(newPassword)) throw fieldError(field, PASSWORD_MESSAGES.common);
  const words = wordsOf([email, firstName, lastName, ...ownNames]);
  if (isMadeOf(newPassword, words)) throw fieldError(field, PASSWORD_MESSAGES.own);
}
