import * as contract from '@towpath/contracts/api/secondFactor.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LetterheadOf, shownName } from '../../../partners/mail/writeMail.ts';
import type { Limit } from '../../../platform/http/limits.ts';
import { route } from '../../../platform/http/route.ts';
import { deviceOf } from '../devices.ts';
import type { SignedInPerson } from '../session.ts';
import { type CodeLoginDeps, loginWithCode } from './loginWithCode.ts';
import { addSecondFactor, askSecondFactor, removeSecondFactor } from './turning.ts';

const LIMITS = {
  // Guesses at one account are counted with its tries, as those of a password.
  login: [{ max: 120, seconds: 60, by: 'address' }],
  change: [{ max: 30, seconds: 15 * 60, by: 'person' }],
} as const satisfies Record<string, readonly Limit[]>;

/** Endpoints of the second factor: logging in with a code, turning it on and off. */
export function registerSecondFactorRoutes(
  app: FastifyInstance,
  deps: CodeLoginDeps & {
    readonly letterheadOf: LetterheadOf;
    /** The guest of a call who wants to be brought along; null for none. */
    guestToBring(request: FastifyRequest, bringsGuest: boolean | undefined): Promise<string | null>;
    /** Ends a login in the browser that made it. */
    enter(request: FastifyRequest, reply: FastifyReply, person: SignedInPerson): Promise<void>;
  },
): void {
  route(
    app,
    contract.loginWithCode,
    async ({ body: { bringsGuest, ...body }, request, reply }) => {
      const { network, headers } = request;
      const device = deviceOf(headers['user-agent']);
      const guestId = await deps.guestToBring(request, bringsGuest);
      const person = await loginWithCode(deps, { ...body, network, device, guestId });
      await deps.enter(request, reply, person);
      return person;
    },
    { limits: LIMITS.login },
  );

  route(
    app,
    contract.askSecondFactor,
    async ({ who, body, request: { network } }) => {
      const issuer = shownName(await deps.letterheadOf(who.customerId));
      return askSecondFactor(deps, { ...who, network }, body.confirmation, issuer);
    },
    { limits: LIMITS.change },
  );

  route(
    app,
    contract.addSecondFactor,
    async ({ who, body, request: { network } }) => ({
      recoveryCodes: [...(await addSecondFactor(deps, { ...who, network }, body.code))],
    }),
    { limits: LIMITS.change },
  );

  route(
    app,
    contract.removeSecondFactor,
    async ({ who, body, request: { network } }) =>
      removeSecondFactor(deps, { ...who, network }, body.confirmation),
    { limits: LIMITS.change },
  );
}
