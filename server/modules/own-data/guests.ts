import * as contract from '@towpath/contracts/api/ownData.ts';
import type { FastifyInstance } from 'fastify';
import { note } from '../../platform/audit/auditLog.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { type Handled, route } from '../../platform/http/route.ts';
import { copyOf } from './copy.ts';
import { copyPaper } from './copyPaper.ts';
import { eraseGuest } from './eraseGuest.ts';
import type { OwnDataDeps } from './routes.ts';

const LIMITS = {
  copy: [{ max: 10, seconds: 3600, by: 'person' }],
  erasure: [{ max: 5, seconds: 3600, by: 'person' }],
} as const satisfies Record<string, readonly Limit[]>;

/**
 * What somebody without an account asks of their own data. They have no password and no email: their session is all
 * that they are known by, and shows all of it anyway. Who has an account is asked for the password instead.
 */
export function registerGuestDataRoutes(app: FastifyInstance, deps: OwnDataDeps): void {
  const { database, clock, seal, rules, held, fromOf, paperPool } = deps;

  async function copied({ who, request: { network } }: Handled<typeof contract.copyGuestData>) {
    if (who.kind === 'registered') throw new ApiError('CONFIRMATION_NEEDED');
    const { customerId } = who;
    await note(database, { kind: 'export asked', at: clock.now(), customerId, network, facts: {} });
    return copyOf(deps, customerId, clock.now());
  }
  route(app, contract.copyGuestData, copied, { limits: LIMITS.copy });

  route(
    app,
    contract.copyGuestDataPdf,
    async handled => {
      const from = await fromOf(handled.who.customerId);
      const paper = copyPaper(await copied(handled), { from, held, rules });
      return { name: 'all-we-hold.pdf', bytes: (await paperPool.write(paper)).bytes };
    },
    { limits: LIMITS.copy },
  );

  route(
    app,
    contract.eraseGuest,
    async ({ who, request: { network } }) => {
      if (who.kind === 'registered') throw new ApiError('CONFIRMATION_NEEDED');
      const { customerId } = who;
      await eraseGuest(database, { seal, held, rules }, { customerId, network }, clock.now());
    },
    { limits: LIMITS.erasure },
  );
}
