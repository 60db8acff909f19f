import { createPartnerLead } from '@towpath/contracts/api/partnerLeads.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signature } from '../../testing/signingPartner.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { send, member } = staffIn(() => test);
const OF_NAME = '/partners/mw_name/keys';

/** What a partner's call with a key is answered with. */
async function calledWith({ id, secret }: { readonly id: string; readonly secret: string }) {
  const body = { forename: 'Danielle', phoneNumber: '07911 123456' };
  const idempotencyKey = crypto.randomUUID();
  const authorization = signature({
    key: id,
    secret,
    method: 'POST',
    url: '/api/partners/leads',
    time: test.clock.now().getTime(),
    body: JSON.stringify(body),
    idempotencyKey,
  });
  const headers = { 'idempotency-key': idempotencyKey };
  return (await test.call(createPartnerLead, { authorization, body, headers })).status;
}

describe('the keys of partners in the console', () => {
  it('are made with a secret that is told once, listed without it, and end at once (PT-210)', async () => {
    const { cookie } = await member('administrator');
    const made = await send('POST', OF_NAME, undefined, cookie);
    expect(made.status).toBe(200);
    expect(await calledWith(made.body)).toBe(200);
    const listed = await send('GET', '/partners', undefined, cookie);
    const partner = listed.body.partners.find(({ appId }: { appId: string }) => appId === 'mw_name');
    expect(partner).toEqual({
      appId: 'mw_name',
      name: 'Example partner: loan search',
      keys: [{ id: made.body.id, createdAt: expect.any(String), endedAt: null }],
    });
    expect(JSON.stringify(listed.body)).not.toContain(made.body.secret);
    const end = () => send('POST', `/partner-keys/${made.body.id}/end`, undefined, cookie);
    expect((await end()).status).toBe(204);
    expect(await calledWith(made.body)).toBe(401);
    expect((await end()).status).toBe(404);
    const noted = await test.database
      .selectFrom('staff_log')
      .select(['kind', 'facts'])
      .where('kind', 'like', 'partner key%')
      .orderBy('id')
      .execute();
    expect(noted).toEqual([
      { kind: 'partner key made', facts: { key: made.body.id, partner: 'mw_name' } },
      { kind: 'partner key ended', facts: { key: made.body.id } },
    ]);
  });

  it('run two at most, also of eight made at once, and only for a partner that there is (PT-210)', async () => {
    const { cookie } = await member('administrator');
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => send('POST', '/partners/mw_quick/keys', undefined, cookie)),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 200, ...Array(6).fill(400)]);
    expect((await send('POST', '/partners/nobody/keys', undefined, cookie)).status).toBe(404);
  });

  it('are not found by who does not manage partners, nor by a stranger (PT-210)', async () => {
    const { cookie } = await member('adviser');
    for (const by of [cookie, undefined]) {
      expect((await send('POST', OF_NAME, undefined, by)).status).toBe(404);
      expect((await send('GET', '/partners', undefined, by)).status).toBe(404);
      expect((await send('POST', '/partner-keys/pk_1/end', undefined, by)).status).toBe(404);
    }
  });

  it('come with the report that the partner reads, of few only how many (PT-211)', async () => {
    const { cookie } = await member('administrator');
    const day = test.clock.now().toISOString().slice(0, 10);
    const report = (from: string, to: string, appId = 'mw_name') =>
      send('GET', `/partners/${appId}/report/${from}/${to}`, undefined, cookie);
    const { status, body } = await report(day, day);
    expect(status).toBe(200);
    expect(body.sources).toEqual([
      { plid: null, created: 1, opened: null, qualifierFinished: null, advised: null },
    ]);
    expect((await report('yesterday', day)).status).toBe(400);
    expect((await report(day, day, 'nobody')).status).toBe(404);
  });
});
