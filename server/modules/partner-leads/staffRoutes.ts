import * as contract from '@towpath/contracts/api/staffPartners.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { noteStaff } from '../staff/log.ts';
import { addPartnerKey, endPartnerKey, partnerKeys } from './keys.ts';
import { leadReport } from './report.ts';
import { words } from './words.ts';

/** The keys of partners and how far their people came, for those of the staff who manage partners. */
export function registerStaffPartnerRoutes(
  app: FastifyInstance,
  {
    database,
    clock,
    config: { dataSecret },
    partners,
  }: Deps & {
    /** Their names by appId. */
    readonly partners: ReadonlyMap<string, string>;
  },
): void {
  function requireKnown(appId: string): void {
    if (!partners.has(appId)) throw new ApiError('NOT_FOUND');
  }

  route(app, contract.staffPartners, async () => {
    const keys = await partnerKeys(database);
    return {
      partners: [...partners].map(([appId, name]) => ({
        appId,
        name,
        keys: keys
          .filter(key => key.appId === appId)
          .map(({ id, createdAt, endedAt }) => ({
            id,
            createdAt: createdAt.toISOString(),
            endedAt: endedAt?.toISOString() ?? null,
          })),
      })),
    };
  });

  route(
    app,
    contract.makePartnerKey,
    async ({ who: { staffId }, params: { appId }, request: { network } }) => {
      requireKnown(appId);
      const at = clock.now();
      const made = await addPartnerKey({ database, dataSecret }, appId, at, (trx, key) =>
        noteStaff(trx, { kind: 'partner key made', at, staffId, network, facts: { key, partner: appId } }),
      );
      if (!made) throw fieldError('appId', words.twoKeys);
      return made;
    },
  );

  route(
    app,
    contract.endKeyOfPartner,
    async ({ who: { staffId }, params: { keyId }, request: { network } }) => {
      const at = clock.now();
      await database.transaction().execute(async trx => {
        if (!(await endPartnerKey(trx, keyId, at))) throw new ApiError('NOT_FOUND');
        await noteStaff(trx, { kind: 'partner key ended', at, staffId, network, facts: { key: keyId } });
      });
    },
  );

  route(app, contract.staffPartnerReport, async ({ params: { appId, from, to } }) => {
    requireKnown(appId);
    return { sources: await leadReport(database, appId, { from, to }) };
  });
}
