import * as contract from '@towpath/contracts/api/account.ts';
import * as agreementContract from '@towpath/contracts/api/agreements.ts';
import * as safeContactContract from '@towpath/contracts/api/safeContact.ts';
import type { SessionUser } from '@towpath/contracts/api/session.ts';
import type { EmailChangeDays } from '@towpath/domain/people/emailChange.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type AuditEntry, note } from '../../platform/audit/auditLog.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Agreement } from '../agreement.ts';
import { confirmPassword } from '../identity/confirmations.ts';
import { cookieOf, sessionCookies } from '../identity/cookies.ts';
import { endAllSessions, endSession, runningSessions } from '../identity/sessions.ts';
import { agreementsOf, changeAgreement } from './agreements.ts';
import { changeName, changePhone, type DetailsDeps } from './details.ts';
import { giveChoices } from './deviceChoices.ts';
import { answerByLink, askEmailChange, cancelEmailChange, sideOfLink } from './emailChanges.ts';
import { accountOf } from './overview.ts';
import { safeContactOf, saveSafeContact } from './safeContact.ts';

const LIMITS = {
  confirm: [{ max: 20, seconds: 15 * 60, by: 'person' }],
  settings: [{ max: 200, seconds: 60 * 60, by: 'person' }],
  change: [{ max: 20, seconds: 60 * 60, by: 'person' }],
  // Each sends mail to somebody's inbox.
  email: [{ max: 5, seconds: 60 * 60, by: 'person' }],
  link: [{ max: 30, seconds: 60, by: 'address' }],
} as const satisfies Record<string, readonly Limit[]>;

/** Endpoints of the person's own account. */
export function registerAccountRoutes(
  app: FastifyInstance,
  deps: Deps &
    DetailsDeps & {
      readonly seal: Seal;
      readonly agreements: readonly Agreement[];
      readonly emailChangeDays: EmailChangeDays;
    },
): void {
  const { config, database, clock, agreements } = deps;
  const cookies = sessionCookies(config);

  route(app, contract.myAccount, async ({ who, request, reply }) => {
    const account = await accountOf(deps, who);
    // A change may have been made in another browser, or by a link: the cookie then says what is so now.
    const user = userOf(who.customerId, account);
    const cookie = cookieOf(request, 'user');
    if (cookie && cookie !== JSON.stringify(user)) cookies.setUser(reply, user);
    return account;
  });

  route(app, contract.endOneSession, async ({ who, params, request }) => {
    const now = clock.now();
    const running = await runningSessions(database, who.customerId, now);
    if (!running.some(({ id }) => id === params.sessionId)) throw new ApiError('NOT_FOUND');
    await database.transaction().execute(async trx => {
      await endSession(trx, who.customerId, params.sessionId, now);
      await note(trx, ended(who, request.network, now, 1));
    });
  });

  route(app, contract.endOtherSessions, async ({ who, request }) => {
    const now = clock.now();
    await database.transaction().execute(async trx => {
      const count = await endAllSessions(trx, who.customerId, now, who.sessionId);
      if (count > 0) await note(trx, ended(who, request.network, now, count));
    });
  });

  route(
    app,
    contract.confirmPassword,
    async ({ who, body, request: { network } }) => {
      const { confirmation, until } = await confirmPassword(deps, { ...who, network }, body);
      return { confirmation, until: until.toISOString() };
    },
    { limits: LIMITS.confirm },
  );

  route(
    app,
    contract.changeName,
    async ({ who, body, request: { network }, reply }) =>
      cookies.setUser(reply, await changeName(deps, { ...who, network }, body)),
    { limits: LIMITS.change },
  );

  route(
    app,
    contract.changePhone,
    async ({ who, body, request: { network } }) =>
      changePhone(deps, { ...who, network }, { ...body, tellsOld: body.tellsOld ?? true }),
    { limits: LIMITS.change },
  );

  route(
    app,
    contract.askEmailChange,
    async ({ who, body, request: { network } }) =>
      askEmailChange(deps, { ...who, network }, body.email, body.confirmation),
    { limits: LIMITS.email },
  );

  route(app, contract.cancelEmailChange, async ({ who, request: { network } }) =>
    cancelEmailChange(deps, { ...who, network }),
  );

  route(app, contract.checkEmailLink, async ({ body }) => ({ side: await sideOfLink(deps, body.token) }), {
    limits: LIMITS.link,
  });

  route(
    app,
    contract.answerEmailLink,
    async ({ body, request: { network } }) => {
      const { became, countsOn } = await answerByLink(deps, body.token, body.agrees, network);
      return { became, countsOn: countsOn && isoDate(londonDate(countsOn)) };
    },
    { limits: LIMITS.link },
  );

  route(app, agreementContract.myAgreements, ({ who }) => agreementsOf(agreements, who.customerId));

  route(
    app,
    agreementContract.changeAgreement,
    ({ who, body, request: { network } }) => changeAgreement(agreements, { ...who, network }, body),
    { limits: LIMITS.change },
  );

  route(app, safeContactContract.mySafeContact, async ({ who, request }) => {
    const { times, ...contact } = await safeContactOf(database, who.customerId, request.cookies);
    return { ...contact, times: [...times] };
  });

  route(
    app,
    safeContactContract.saveSafeContact,
    async ({ who, body: { confirmation, ...contact }, request: { network, cookies }, reply }) => {
      const now = await saveSafeContact(deps, { ...who, network }, contact, confirmation, cookies);
      giveChoices(deps, reply, now);
    },
    { limits: LIMITS.settings },
  );
}

function userOf(userId: string, { forename, surname, email }: contract.Account): SessionUser {
  return { userId, firstName: forename ?? '', lastName: surname ?? '', email };
}

function ended(
  { customerId, sessionId }: { readonly customerId: string; readonly sessionId: string },
  network: Buffer,
  at: Date,
  count: number,
): AuditEntry<'sessions ended'> {
  return { kind: 'sessions ended', at, customerId, sessionId, network, facts: { why: 'asked for', count } };
}
