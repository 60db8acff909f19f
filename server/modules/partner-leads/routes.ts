import { createPartnerLead, partnerLeadReport } from '@towpath/contracts/api/partnerLeads.ts';
import { checkPartnerLead } from '@towpath/domain/people/partnerLead.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import { addLead, type MadeLead } from '../customers/leads.ts';
import { once } from './repeats.ts';
import { leadReport } from './report.ts';
import { words } from './words.ts';

/** A program that tries signatures is held back; whoever signs rightly at the same address is not. */
const REFUSED: Limit = { max: 120, seconds: 60, by: 'refusals' };

/** The signed calls of partners. */
export function registerPartnerLeadRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock, config } = deps;

  route(
    app,
    createPartnerLead,
    async ({ who: { appId }, body, request }) => {
      const { marketingContext = {}, ...fields } = body;
      const key = request.headers['idempotency-key'];
      if (typeof key !== 'string' || !/^[\w-]{16,100}$/.test(key)) {
        throw fieldError('idempotency-key', words.keyForm);
      }
      if (marketingContext.appId !== undefined && marketingContext.appId !== appId) {
        throw fieldError('marketingContext.appId', words.otherPartner);
      }
      const checked = checkPartnerLead(fields);
      if (!checked.ok) throw new ApiError('VALIDATION_FAILED', { fields: [...checked.problems] });
      const context = { ...marketingContext, appId };
      const now = clock.now();
      return once({ database, dataSecret: config.dataSecret }, { appId, key, body }, now, async trx => {
        const made = await addLead(trx, checked.value, context, now);
        return {
          leadId: made.id,
          personalLink: linkTo(config.publicUrl, made, context),
          endsAt: made.endsAt.toISOString(),
        };
      });
    },
    { limits: [{ max: 600, seconds: 60, by: 'partner' }, REFUSED] },
  );

  route(
    app,
    partnerLeadReport,
    async ({ who: { appId }, query }) => ({ appId, sources: await leadReport(database, appId, query) }),
    { limits: [{ max: 60, seconds: 60, by: 'partner' }, REFUSED] },
  );
}

/** The start page by the partner's look, with the token and where the person comes from. */
function linkTo(
  publicUrl: string,
  { token }: MadeLead,
  { appId, plid }: { readonly appId: string; readonly plid?: string | undefined },
): string {
  const query = new URLSearchParams({ lead: token, appId, ...(plid === undefined ? {} : { plid }) });
  return `${publicUrl}/start?${query}`;
}
