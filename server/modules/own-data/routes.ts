import * as contract from '@towpath/contracts/api/ownData.ts';
import { type RetentionRules, sayKeepFor } from '@towpath/domain/people/retention.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { FromOf } from '../../papers/contact.ts';
import type { PaperPool } from '../../papers/paperPool.ts';
import { looksAt } from '../../platform/audit/looksAt.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { type Handled, route } from '../../platform/http/route.ts';
import type { PhoneProof } from '../credit-search/phoneProof.ts';
import { requireConfirmation } from '../identity/confirmations.ts';
import { type CopyDeps, copyOf } from './copy.ts';
import { noteCopy } from './copyAsked.ts';
import { copyPaper } from './copyPaper.ts';
import { addCorrection, listCorrections, takeBack } from './corrections.ts';
import { askForErasure, erasureOf, keepAccount, keepByLink } from './erasures.ts';
import { registerGuestDataRoutes } from './guests.ts';
import { keptBesides, keptByLaw } from './keptThings.ts';
import { words } from './words.ts';

export type OwnDataDeps = Deps &
  CopyDeps & {
    readonly seal: Seal;
    readonly rules: RetentionRules;
    readonly fromOf: FromOf;
    readonly phoneProof: PhoneProof;
    readonly paperPool: Pick<PaperPool, 'write'>;
    /** What one of us put right together with the person, by when and by what its look says. */
    readonly correctionsTold: (
      customerId: string,
    ) => Promise<
      readonly { readonly at: Date; readonly why: string; readonly which: string; readonly reason: string }[]
    >;
  };

const LIMITS = {
  /** Both files of a copy, some times over: each reads every table. */
  copy: [{ max: 10, seconds: 3600, by: 'person' }],
  correction: [{ max: 10, seconds: 24 * 3600, by: 'person' }],
  erasure: [{ max: 20, seconds: 3600, by: 'person' }],
  link: [{ max: 30, seconds: 60, by: 'address' }],
} as const satisfies Record<string, readonly Limit[]>;

/** Endpoints of what a person asks of their own data: a copy, a correction, an erasure. */
export function registerOwnDataRoutes(app: FastifyInstance, deps: OwnDataDeps): void {
  const { database, clock, seal, rules, held, fromOf, paperPool } = deps;
  const { outbox } = app;
  const asking = { database, rules, outbox };
  registerGuestDataRoutes(app, deps);

  route(app, contract.myOwnData, async ({ who: { customerId } }) => {
    const erasure = await erasureOf(database, customerId);
    const looks = await looksAt(database, customerId);
    const corrections = await deps.correctionsTold(customerId);
    const sayLook = ({ at, why, parts }: (typeof looks)[number]) => {
      const put = corrections.find(one => one.at.getTime() === at.getTime() && one.why === why);
      return put ? words.putRight(put) : words.look(why, parts);
    };
    return {
      corrections: await listCorrections(deps, customerId),
      looks: looks.map(look => ({ at: look.at.toISOString(), by: look.by, why: sayLook(look) })),
      erasure: erasure && { askedAt: erasure.askedAt.toISOString(), eraseOn: erasure.eraseOn },
      eraseAfter: sayKeepFor(rules.erasures.keep),
      keptByLaw: keptByLaw(rules),
      keptBesides: keptBesides(rules),
    };
  });

  /** Who asks, for the audit log; throws CONFIRMATION_NEEDED without the password. */
  async function confirmed({ who, request: { network }, body }: Handled<typeof contract.copyMyData>) {
    await requireConfirmation(database, who, body.confirmation, clock.now());
    const { customerId, sessionId } = who;
    await noteCopy({ database, clock, outbox }, { customerId, sessionId, network });
    return copyOf(deps, customerId, clock.now());
  }
  route(app, contract.copyMyData, confirmed, { limits: LIMITS.copy });

  route(
    app,
    contract.copyMyDataPdf,
    async handled => {
      const from = await fromOf(handled.who.customerId);
      const paper = copyPaper(await confirmed(handled), { from, held, rules });
      return { name: 'all-we-hold.pdf', bytes: (await paperPool.write(paper)).bytes };
    },
    { limits: LIMITS.copy },
  );

  route(
    app,
    contract.askCorrection,
    ({ who, request: { network }, body }) =>
      addCorrection({ database, seal, outbox }, { ...who, network }, body.says, clock.now()),
    { limits: LIMITS.correction },
  );

  route(app, contract.takeBackCorrection, ({ who, params }) =>
    takeBack(deps, who.customerId, params.correctionId, clock.now()),
  );

  route(
    app,
    contract.askErasure,
    async ({ who, request: { network }, body }) => {
      await requireConfirmation(database, who, body.confirmation, clock.now());
      const asked = await askForErasure(asking, { ...who, network }, body.reason, clock.now());
      return { askedAt: asked.askedAt.toISOString(), eraseOn: asked.eraseOn };
    },
    { limits: LIMITS.erasure },
  );

  route(
    app,
    contract.cancelErasure,
    async ({ who, request: { network } }) => {
      await keepAccount(asking, { ...who, network }, clock.now());
      outbox.nudge();
    },
    { limits: LIMITS.erasure },
  );

  route(
    app,
    contract.keepAccountByLink,
    ({ body, request: { network } }) => keepByLink(asking, body.token, network, clock.now()),
    { limits: LIMITS.link },
  );
}
