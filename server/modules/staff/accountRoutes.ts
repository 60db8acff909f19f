import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import * as contracts from '@towpath/contracts/api/staffAccount.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { hashPassword } from '../identity/passwordHash.ts';
import { calledFrom } from './calledFrom.ts';
import { noteStaff } from './log.ts';
import {
  addPasskey,
  passkeyAsked,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from './passkeys/ownPasskeys.ts';
import { signInAsked, signInByPasskey } from './passkeys/signIn.ts';
import { hashOfMember, ifProved } from './proof.ts';
import { endStaffSessions } from './sessions.ts';
import { requireStrong, type SetUpDeps } from './setUp.ts';

const limits = [{ max: 20, seconds: 60, by: 'address' }] as const;
const REFUSAL = 'change refused';

/** What those who are signed in behind the site change of their own sign-in, and signing in by a passkey. */
export function registerAccountRoutes(
  app: FastifyInstance,
  deps: SetUpDeps,
  signedIn: (reply: FastifyReply, token: string) => Promise<AnswerOf<typeof contracts.passkeySignIn>>,
): void {
  const { database, clock } = deps;

  route(
    app,
    contracts.changeStaffPassword,
    async ({ who: { staffId, sessionId }, body: { newPassword, ...proof }, request: { network } }) => {
      requireStrong('newPassword', newPassword);
      const [owner, hash] = await Promise.all([hashOfMember(database, staffId), hashPassword(newPassword)]);
      const done = await ifProved(deps, owner, proof, { refusal: REFUSAL, network }, async trx => {
        const at = clock.now();
        await trx
          .updateTable('staff_members')
          .set({ password_hash: hash })
          .where('id', '=', staffId)
          .execute();
        await endStaffSessions(trx, staffId, at, sessionId);
        await noteStaff(trx, { kind: 'password changed', at, staffId, network, facts: {} });
        return true;
      });
      if (!done) throw new ApiError('STAFF_PROOF_REFUSED');
    },
    { limits },
  );

  route(app, contracts.staffPasskeys, ({ who }) => passkeysOf(deps, who.staffId));

  route(
    app,
    contracts.beginStaffPasskey,
    async ({ who, body, request: { network } }) => {
      const owner = await hashOfMember(database, who.staffId);
      const isThem = await ifProved(deps, owner, body, { refusal: REFUSAL, network }, async () => true);
      if (!isThem) throw new ApiError('STAFF_PROOF_REFUSED');
      return passkeyAsked(deps, who);
    },
    { limits },
  );

  route(app, contracts.addStaffPasskey, ({ who: { staffId }, body, request: { network } }) =>
    addPasskey(deps, body, { staffId, network }),
  );

  route(
    app,
    contracts.renameStaffPasskey,
    ({ who: { staffId }, params: { passkeyId }, body: { name }, request: { network } }) => {
      if (!isUuid(passkeyId)) throw new ApiError('NOT_FOUND');
      return renamePasskey(deps, { passkeyId, name }, { staffId, network });
    },
  );

  route(
    app,
    contracts.removeStaffPasskey,
    async ({ who: { staffId }, params: { passkeyId }, request: { network } }) => {
      if (!isUuid(passkeyId)) throw new ApiError('NOT_FOUND');
      await database.transaction().execute(async trx => {
        if (!(await removePasskey(trx, staffId, passkeyId))) throw new ApiError('NOT_FOUND');
        const facts = { passkey: passkeyId };
        await noteStaff(trx, { kind: 'passkey removed', at: clock.now(), staffId, network, facts });
      });
    },
  );

  route(app, contracts.beginPasskeySignIn, () => signInAsked(deps), { limits });

  route(
    app,
    contracts.passkeySignIn,
    async ({ body, request, reply }) =>
      signedIn(reply, await signInByPasskey(deps, body, calledFrom(request))),
    { limits },
  );
}
