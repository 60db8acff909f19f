import * as passwordContract from '@towpath/contracts/api/passwords.ts';
import * as contract from '@towpath/contracts/api/session.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import type { Identify, Who } from '../../platform/http/who.ts';
import { cookieOf, sessionCookies, userIdOf } from './cookies.ts';
import { deviceOf } from './devices.ts';
import { endGuestCredential, startGuest } from './guests.ts';
import { type BringGuest, login } from './login.ts';
import { logout } from './logout.ts';
import * as passwords from './passwords.ts';
import {
  continueAsRegistered,
  type Registered,
  type RegistrationDeps,
  register,
  registerLater,
} from './register.ts';
import { type Repeatable, registeredBy, repeatableIn, repeatRegistration } from './repeats.ts';
import { registerSecondFactorRoutes } from './second-factor/routes.ts';
import type { SignedInPerson } from './session.ts';
import { exchangeRefreshToken } from './sessions.ts';

const LIMITS = {
  guest: [{ max: 120, seconds: 60, by: 'address' }],
  // Guesses at one account are counted with its tries: a limit by email alone would let anybody shut its owner out.
  login: [{ max: 120, seconds: 60, by: 'address' }],
  // Each brings a secret of 256 bits: what is held back is a program that tries, not the people beside it.
  refresh: [{ max: 120, seconds: 60, by: 'refusals' }],
  resetLink: [{ max: 60, seconds: 60, by: 'refusals' }],
  register: [
    { max: 30, seconds: 60, by: 'person' },
    { max: 120, seconds: 60, by: 'address' },
  ],
  checkPassword: [{ max: 120, seconds: 60, by: 'address' }],
  password: [
    { max: 30, seconds: 60, by: 'person' },
    { max: 120, seconds: 60, by: 'address' },
  ],
  // How many mails an inbox is sent is counted with them: a limit by email would let anybody shut its owner out.
  requestReset: [{ max: 60, seconds: 60, by: 'address' }],
} as const satisfies Record<string, readonly Limit[]>;

/** What else a browser gets once somebody has logged in with it. */
export type LoggedIn = { loggedIn(reply: FastifyReply, customerId: string): Promise<void> };

/** Endpoints for sessions, registration and passwords. */
export function registerIdentityRoutes(
  app: FastifyInstance,
  deps: RegistrationDeps &
    LoggedIn & { readonly bringGuest: BringGuest } & {
      readonly seal: Seal;
      readonly letterheadOf: LetterheadOf;
    },
  identify: Identify,
): void {
  const { config, database, clock, tokens } = deps;
  const cookies = sessionCookies(config);

  /** The guest of a registration that is repeated: their credential ended with it. */
  async function whoRegistered(request: FastifyRequest): Promise<Who | null> {
    const repeatable = repeatableIn(request);
    const earlier = repeatable && (await registeredBy(database, repeatable, clock.now()));
    return earlier ? { kind: 'guest', customerId: earlier.customerId } : null;
  }

  /** Registers, or gives the outcome again where the same call has registered already, a moment ago or just now. */
  async function onceOnly(
    request: FastifyRequest,
    work: (
      from: ReturnType<typeof fromWhere> & { readonly repeatable: Repeatable | null },
    ) => Promise<Registered>,
  ): Promise<Registered> {
    const from = { ...fromWhere(request), repeatable: repeatableIn(request) };
    const again = async () => from.repeatable && repeatRegistration(deps, tokens, from.repeatable, from);
    const repeated = await again();
    if (repeated) return repeated;
    try {
      return await work(from);
    } catch (fault) {
      const meanwhile =
        fault instanceof ApiError && fault.code === 'REGISTRATION_FAILED' ? await again() : null;
      if (meanwhile) return meanwhile;
      throw fault;
    }
  }

  route(
    app,
    contract.startGuestSession,
    async ({ reply }) => {
      const guest = await startGuest(database, clock.now());
      cookies.setGuest(reply, guest.basicAuthToken);
      return { basicAuthToken: guest.basicAuthToken, userId: guest.customerId };
    },
    { limits: LIMITS.guest },
  );

  /**
   * The guest of a call who wants to be brought along; null for none, and for one who is gone: the call was made before.
   * Whoever confirmed a phone shows first that it is them, as for an account: what they told us would else be taken away
   * from them by whoever has their session.
   */
  async function guestToBring(
    request: FastifyRequest,
    bringsGuest: boolean | undefined,
  ): Promise<string | null> {
    if (!bringsGuest) return null;
    const token = basicIn(request.headers.authorization) ?? cookieOf(request, 'basicAuthToken');
    const who = token === undefined ? null : await identify(`Basic ${token}`);
    if (who?.kind !== 'guest') return null;
    if (await deps.phoneProof.isNeeded(who.customerId)) throw new ApiError('PHONE_CODE_NEEDED');
    return who.customerId;
  }

  async function enter(request: FastifyRequest, reply: FastifyReply, person: SignedInPerson): Promise<void> {
    // The visit before the login may have been another person's.
    const basic = cookieOf(request, 'basicAuthToken');
    if (basic) await endGuestCredential(database, basic);
    cookies.setSignedIn(reply, person);
    await deps.loggedIn(reply, person.user.userId);
  }

  route(
    app,
    contract.login,
    async ({ body: { bringsGuest, ...body }, request, reply }) => {
      const guestId = await guestToBring(request, bringsGuest);
      const person = await login(deps, tokens, { ...body, ...fromWhere(request), guestId });
      if ('challenge' in person) throw new ApiError('SECOND_FACTOR_NEEDED', person);
      await enter(request, reply, person);
      return person;
    },
    { limits: LIMITS.login },
  );

  registerSecondFactorRoutes(app, { ...deps, enter, guestToBring });

  route(app, contract.logout, async ({ request, reply }) => {
    const { authorization } = request.headers;
    await logout(deps, {
      who: await identify(authorization),
      refreshToken: cookieOf(request, 'refreshToken'),
      basicAuthTokens: [cookieOf(request, 'basicAuthToken'), basicIn(authorization)].flatMap(
        token => token ?? [],
      ),
      network: request.network,
    });
    cookies.clearAll(reply);
  });

  route(
    app,
    contract.refreshToken,
    async ({ body, request, reply }) => {
      const token = body.refreshToken || cookieOf(request, 'refreshToken');
      const userId = body.userId || userIdOf(request);
      if (!token || !userId) throw new ApiError('NO_REFRESH_TOKEN');
      const now = clock.now();
      const refreshed = await exchangeRefreshToken(
        database,
        { userId, token, ...fromWhere(request) },
        config.jwtSecret.current,
        now,
      );
      if (!refreshed) {
        cookies.clearAll(reply);
        throw new ApiError('REFRESH_REFUSED');
      }
      const accessToken = await tokens.sign(refreshed, now);
      cookies.setRefreshed(reply, accessToken, refreshed.refreshToken);
      return { accessToken };
    },
    { limits: LIMITS.refresh },
  );

  route(
    app,
    contract.register,
    async ({ who, body, request, reply }) => {
      const { stepId, ...fields } = body;
      const registered = await onceOnly(request, from => register(deps, { ...who, ...from }, stepId, fields));
      if ('accessToken' in registered) cookies.setSignedIn(reply, registered);
      return registered;
    },
    { limits: LIMITS.register, orElse: whoRegistered },
  );

  route(
    app,
    contract.registerLater,
    async ({ who, body, request, reply }) => {
      const registered = await onceOnly(request, from =>
        registerLater(deps, { ...who, ...from }, body.email),
      );
      if ('accessToken' in registered) cookies.setSignedIn(reply, registered);
      return registered;
    },
    { limits: LIMITS.register, orElse: whoRegistered },
  );

  route(
    app,
    contract.continueAsRegistered,
    async ({ who, body }) => continueAsRegistered(deps, who, body.stepId, body.email),
    { limits: LIMITS.register },
  );

  route(
    app,
    passwordContract.checkPassword,
    async ({ body }) => passwords.requireCriteria(body.password, body, deps.ownNames, 'password'),
    { limits: LIMITS.checkPassword },
  );

  route(
    app,
    passwordContract.choosePassword,
    async ({ who, body, request: { network } }) => passwords.choosePassword(deps, { ...who, network }, body),
    { limits: LIMITS.password },
  );

  route(
    app,
    passwordContract.requestPasswordReset,
    async ({ body, request }) => passwords.requestPasswordReset(deps, body.email, request.network),
    { limits: LIMITS.requestReset },
  );

  route(
    app,
    passwordContract.checkPasswordReset,
    async ({ body }) => passwords.checkPasswordReset(deps, body.token),
    { limits: LIMITS.resetLink },
  );

  route(
    app,
    passwordContract.resetPassword,
    async ({ body, request }) => passwords.resetPassword(deps, body.token, body.newPassword, request.network),
    { limits: LIMITS.resetLink },
  );
}

function basicIn(authorization: string | undefined): string | undefined {
  return /^basic (\S+)$/i.exec(authorization ?? '')?.[1];
}

function fromWhere({ network, headers }: FastifyRequest) {
  return { network, device: deviceOf(headers['user-agent']) };
}
