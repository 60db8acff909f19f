import * as contract from '@towpath/contracts/api/ownData.ts';
import type { FastifyInstance } from 'fastify';
import { note } from '../../platform/audit/auditLog.ts';
import type { Held } from '../../platform/database/held.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { type Handled, route } from '../../platform/http/route.ts';
import { copyOf } from './copy.ts';
import { copyPaper } from './copyPaper.ts';
import { askGuestErasure, guestErasureOf, keepGuest } from './guestErasures.ts';
import { keptOfGuest } from './keptThings.ts';
import type { OwnDataDeps } from './routes.ts';
import { words } from './words.ts';

const LIMITS = {
  copy: [
    { max: 10, seconds: 3600, by: 'person' },
    { max: 60, seconds: 3600, by: 'address' },
  ],
  erasure: [
    { max: 10, seconds: 3600, by: 'person' },
    // What is left of who was erased stays for years: whoever begins and erases again and again is held back.
    { max: 30, seconds: 3600, by: 'address' },
  ],
  /** Each may send a text; how many one phone is sent is limited besides. */
  texts: [
    { max: 10, seconds: 3600, by: 'person' },
    { max: 60, seconds: 3600, by: 'address' },
  ],
  codes: [
    { max: 60, seconds: 3600, by: 'person' },
    { max: 300, seconds: 3600, by: 'address' },
  ],
} as const satisfies Record<string, readonly Limit[]>;

/** What no page shows a session, and so no copy that needs no more than one: the rest is on the pages anyway. */
const SHOWN_NOWHERE: Readonly<Record<string, readonly string[]>> = {
  credit_reports: ['sealed'],
  credit_search_codes: ['sealed_search'],
  credit_search_phone_codes: ['sealed_phone'],
};

/**
 * What somebody without an account asks of their own data. They have no password and no email: a phone that they
 * confirmed, or else their session alone, is all that they are known by. So a copy leaves out what no page shows, and an erasure waits and can be taken back. Who has
 * an account is asked for the password instead.
 */
export function registerGuestDataRoutes(app: FastifyInstance, deps: OwnDataDeps): void {
  const { database, clock, rules, fromOf, paperPool, phoneProof } = deps;
  const held = deps.held.map(withoutWhatNoPageShows);

  /** Who asks. Throws CONFIRMATION_NEEDED for somebody with an account. */
  function guestIn({
    who,
    request: { network },
  }: Pick<Handled<typeof contract.copyGuestData>, 'who' | 'request'>) {
    if (who.kind === 'registered') throw new ApiError('CONFIRMATION_NEEDED');
    return { customerId: who.customerId, network };
  }

  /** The same, once they have shown who they are. Throws PHONE_CODE_NEEDED too. */
  async function shownGuestIn(handled: Parameters<typeof guestIn>[0]) {
    const guest = guestIn(handled);
    if (await phoneProof.isNeeded(guest.customerId)) throw new ApiError('PHONE_CODE_NEEDED');
    return guest;
  }

  route(app, contract.sendGuestCode, handled => phoneProof.send(guestIn(handled), handled.body.phoneNumber), {
    limits: LIMITS.texts,
  });
  route(app, contract.confirmGuestCode, handled => phoneProof.confirm(guestIn(handled), handled.body.otp), {
    limits: LIMITS.codes,
  });

  async function copied(handled: Handled<typeof contract.copyGuestData>) {
    const guest = await shownGuestIn(handled);
    await note(database, { ...guest, kind: 'export asked', at: clock.now(), facts: {} });
    return copyOf({ ...deps, held }, guest.customerId, clock.now());
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

  route(app, contract.myGuestData, async handled => {
    const erasure = await guestErasureOf(database, guestIn(handled).customerId);
    return {
      erasure: erasure && { askedAt: erasure.askedAt.toISOString(), eraseOn: erasure.eraseOn },
      keptBesides: keptOfGuest(rules),
    };
  });

  route(
    app,
    contract.eraseGuest,
    async handled => {
      const guest = await shownGuestIn(handled);
      const { askedAt, eraseOn } = await askGuestErasure(database, guest, clock.now());
      return { askedAt: askedAt.toISOString(), eraseOn };
    },
    { limits: LIMITS.erasure },
  );

  route(app, contract.keepGuestData, handled => keepGuest(database, guestIn(handled), clock.now()), {
    limits: LIMITS.erasure,
  });
}

function withoutWhatNoPageShows(held: Held): Held {
  const columns = SHOWN_NOWHERE[held.table] ?? [];
  if (columns.length === 0) return held;
  const because = Object.fromEntries(columns.map(column => [column, words.copy.onlyWithAccount]));
  return { ...held, leftOut: { ...held.leftOut, ...because } };
}
