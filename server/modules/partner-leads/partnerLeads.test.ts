import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { acceptPartnerLead } from '@towpath/contracts/api/leadLink.ts';
import { createPartnerLead, partnerLeadReport } from '@towpath/contracts/api/partnerLeads.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE } from '../../platform/http/docs/partnersChapter.ts';
import { SEALED_COLUMNS } from '../../sealed.ts';
import { guest, personWith } from '../../testing/person.ts';
import { signature, signingPartner } from '../../testing/signingPartner.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { addPartnerKey, endPartnerKey } from './keys.ts';

const MINUTE = 60_000;
const URL_OF_LEADS = '/api/partners/leads';
const DANIELLE = { forename: 'Danielle', phoneNumber: '07700 900123' };
const ALL = {
  ...DANIELLE,
  title: 'Ms',
  middlename: 'May',
  surname: 'Hughes',
  emailAddress: 'danielle@example.com',
  welcomeMessageId: 2,
  marketingContext: { appId: 'mw_quick', brandId: 'mw_b', plid: 'spring', gclId: 'g', query: 'plid=spring' },
};

let test: TestApp;
let partner: Awaited<ReturnType<typeof signingPartner>>;
beforeAll(async () => {
  test = await createTestApp();
  partner = await signingPartner(test, 'mw_quick');
});
afterAll(() => test.close());

let numbers = 0;
const headers = () => ({ 'idempotency-key': `order-of-a-test-${++numbers}` });
const make = (body: Parameters<typeof partner.call<typeof createPartnerLead>>[1]['body'] = DANIELLE) =>
  partner.call(createPartnerLead, { headers: headers(), body });
const tokenOf = (link: string) => new URL(link).searchParams.get('lead') ?? '';
const leads = () => test.database.selectFrom('partner_leads').selectAll().execute();

/** A call with this header, as anybody may make it. */
async function sent(authorization: string, body: string, idempotencyKey = 'order-of-a-stranger') {
  const answer = await test.app.inject({
    method: 'POST',
    url: URL_OF_LEADS,
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    payload: body,
  });
  return [answer.statusCode, answer.json().error?.code];
}

describe('a lead that a partner makes', () => {
  it('gives a link by which the person comes with all that was told (PT-190, ID-005, DB-002)', async () => {
    const { answer } = await make(ALL);
    expect(answer.personalLink).toMatch(
      /^http:\/\/localhost:3000\/start\?lead=[\w-]{43}&appId=mw_quick&plid=spring$/,
    );
    expect(answer.endsAt).toBe('2026-12-07T10:00:00.000Z');
    const leadToken = tokenOf(answer.personalLink);
    const { answer: begun } = await test.call(acceptPartnerLead, { body: { leadToken } });
    const person = personWith(test, begun.userId, `Basic ${begun.basicAuthToken}`);
    expect((await person.call(myDetails, {})).answer).toMatchObject({
      title: 'Ms',
      forename: 'Danielle',
      middlename: 'May',
      surname: 'Hughes',
      email: 'danielle@example.com',
      contactNumber: '07700900123',
      welcomeMessageId: 2,
    });
    const [row] = (await leads()).filter(({ id }) => id === answer.leadId);
    expect(row).toMatchObject({ app_id: 'mw_quick', brand_id: 'mw_b', plid: 'spring', gcl_id: 'g' });
  });

  it.each([
    [
      'whose visit brought nothing of its own',
      { appId: 'mw_quick', brandId: 'mw_towpath', plid: 'spring', query: 'appId=mw_quick&plid=spring' },
      { cookieChoice: 'accepted' },
      { ...ALL.marketingContext, query: 'utm=1' },
    ],
    [
      'whose visit came by an advert and by a mailing',
      { appId: 'mw_quick', plid: 'mail', gclId: 'theirs', query: 'appId=mw_quick&plid=mail&utm_source=mail' },
      { cookieChoice: 'accepted' },
      {
        appId: 'mw_quick',
        brandId: 'mw_b',
        plid: 'mail',
        gclId: 'theirs',
        query: 'appId=mw_quick&plid=mail&utm_source=mail',
      },
    ],
    [
      'who has not said yes to cookies',
      { appId: 'mw_quick', brandId: 'mw_towpath' },
      { cookieChoice: 'rejected' },
      { appId: 'mw_quick', brandId: 'mw_b' },
    ],
  ])('says where somebody came from %s (PT-619, AN-014)', async (_, marketingContext, cookies, kept) => {
    const body = { ...ALL, marketingContext: { ...ALL.marketingContext, query: 'utm=1' } };
    const { answer } = await make(body);
    const leadToken = tokenOf(answer.personalLink);
    const { answer: begun } = await test.call(acceptPartnerLead, { body: { leadToken } });
    const person = personWith(test, begun.userId, `Basic ${begun.basicAuthToken}`);
    await person.call(createJourney, { body: { marketingContext }, cookies });
    const row = await test.database
      .selectFrom('journeys')
      .select('marketing_context')
      .where('customer_id', '=', begun.userId)
      .executeTakeFirstOrThrow();
    expect(row.marketing_context).toEqual(kept);
  });

  it.each([
    ['a field that we do not know', { ...DANIELLE, income: 900 }, 'income'],
    ['one within the context', { ...DANIELLE, marketingContext: { x: '1' } }, 'marketingContext.x'],
    [
      'the id of another partner',
      { ...DANIELLE, marketingContext: { appId: 'mw_name' } },
      'marketingContext.appId',
    ],
    ['no phone number', { forename: 'Danielle' }, 'phoneNumber'],
    ['a number that is none', { ...DANIELLE, phoneNumber: '12' }, 'phoneNumber'],
    ['a title that is none', { ...DANIELLE, title: 'Sultan' }, 'title'],
  ])('is refused with %s, at its field, and nothing is kept (PT-190)', async (_, body, field) => {
    const before = (await leads()).length;
    const { status, error } = await make(body as typeof DANIELLE);
    expect([status, error.fields?.map(one => one.field)]).toEqual([400, [field]]);
    expect(await leads()).toHaveLength(before);
  });
});

describe('an Idempotency-Key', () => {
  it('gives the same answer, once, also for calls at once (PT-192)', async () => {
    const before = (await leads()).length;
    const same = { headers: headers(), body: DANIELLE };
    const answers = await Promise.all([1, 2, 3, 4].map(() => partner.call(createPartnerLead, same)));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(await leads()).toHaveLength(before + 1);
    const other = { ...same, body: { ...DANIELLE, forename: 'Kim' } };
    expect((await partner.call(createPartnerLead, other)).error.code).toBe('IDEMPOTENCY_KEY_USED');
  });

  it('is needed, and is of one partner alone (PT-192)', async () => {
    const { error } = await partner.call(createPartnerLead, { body: DANIELLE });
    expect(error.fields?.[0]?.field).toBe('idempotency-key');
    const same = { headers: headers(), body: DANIELLE };
    const other = await signingPartner(test, 'mw_steps');
    const { answer } = await partner.call(createPartnerLead, same);
    expect((await other.call(createPartnerLead, same)).answer.leadId).not.toBe(answer.leadId);
  });
});

describe('a signed call', () => {
  const body = JSON.stringify(DANIELLE);
  const parts = (changes = {}) => ({
    ...partner,
    method: 'POST',
    url: URL_OF_LEADS,
    time: test.clock.now().getTime() + ++numbers,
    body,
    idempotencyKey: 'order-of-a-stranger',
    ...changes,
  });

  it('is made once: the same again is refused (PT-191)', async () => {
    const authorization = signature(parts());
    expect((await sent(authorization, body))[0]).toBe(200);
    expect(await sent(authorization, body)).toEqual([409, 'SIGNATURE_USED']);
  });

  it.each([
    ['another body', {}, JSON.stringify({ ...DANIELLE, forename: 'Kim' })],
    ['another secret', { secret: 'a guess' }, body],
    ['an unknown key', { key: 'pk_0123456789abcdef' }, body],
    ['another method', { method: 'GET' }, body],
    ['another address', { url: '/api/partners/reports/leads' }, body],
    ['another Idempotency-Key', { idempotencyKey: 'order-of-another-00' }, body],
  ])('is refused with %s than was signed (PT-191)', async (_, changes, payload) => {
    expect(await sent(signature(parts(changes)), payload)).toEqual([401, 'SIGNATURE_REFUSED']);
  });

  it('holds for five minutes either way (PT-191)', async () => {
    for (const [minutes, status] of [
      [-5, 200],
      [5, 200],
      [-5.1, 401],
      [5.1, 401],
    ] as const) {
      const time = test.clock.now().getTime() + minutes * MINUTE;
      expect((await sent(signature(parts({ time })), body))[0], `${minutes}`).toBe(status);
    }
  });

  it('opens nothing of a person, nor does a person’s credential open a partner’s (PT-191)', async () => {
    const authorization = signature(
      parts({ method: 'GET', url: '/api/core/customers/details/mine', body: '' }),
    );
    expect((await test.call(myDetails, { authorization })).error.code).toBe('NOT_SIGNED_IN');
    const person = await guest(test);
    const query = { from: '2026-11-01', to: '2026-11-30' };
    expect((await person.call(partnerLeadReport, { query })).error.code).toBe('NOT_SIGNED_IN');
  });

  it('is that of the example in the API reference', () => {
    const [method = '', url = '', time, idempotencyKey] = EXAMPLE.text.split('\n');
    const { secret, body: of } = EXAMPLE;
    const made = signature({ key: 'k', secret, method, url, time: Number(time), body: of, idempotencyKey });
    expect(made.split('signature=')[1]).toBe(EXAMPLE.signature);
  });

  it('is made by the sample client (PT-194)', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as { port: number }; // it listens on a port
    test.clock.set(new Date());
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['tools/partner-client.mjs', `http://127.0.0.1:${port}`, 'Owen', '07700900456'],
      { env: { PARTNER_KEY: partner.key, PARTNER_SECRET: partner.secret } },
    );
    expect(JSON.parse(stdout)).toMatchObject({
      status: 200,
      answer: { personalLink: expect.stringMatching(/lead=/) },
    });
  });
});

describe('keys', () => {
  it('run two side by side and no third; an ended one is refused at once (PT-193)', async () => {
    const first = await signingPartner(test, 'mw_name');
    const second = await signingPartner(test, 'mw_name');
    const { database, config, clock } = test;
    const third = () => addPartnerKey({ database, dataSecret: config.dataSecret }, 'mw_name', clock.now());
    expect(await third()).toBeNull();
    for (const one of [first, second]) {
      expect((await one.call(createPartnerLead, { headers: headers(), body: DANIELLE })).status).toBe(200);
    }
    expect(await endPartnerKey(database, first.key, clock.now())).toBe(true);
    expect(await endPartnerKey(database, first.key, clock.now())).toBe(false);
    const { error } = await first.call(createPartnerLead, { headers: headers(), body: DANIELLE });
    expect(error.code).toBe('SIGNATURE_REFUSED');
    expect((await third())?.id).toMatch(/^pk_[\w-]{16}$/);
  });

  it('lie sealed, with the links that are given again (PT-193)', async () => {
    const { answer } = await make();
    const rows = await Promise.all([
      test.database.selectFrom('partner_keys').selectAll().execute(),
      test.database.selectFrom('partner_lead_repeats').selectAll().execute(),
      leads(),
    ]);
    const bytes = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    expect(bytes).not.toContain(partner.secret);
    expect(bytes).not.toContain(tokenOf(answer.personalLink));
    expect(SEALED_COLUMNS.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['partner_keys', 'partner_lead_repeats']),
    );
  });
});

it('calls of a partner are limited by partner, not by address (PT-196)', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  try {
    const [one, other] = [
      await signingPartner(limited, 'mw_quick'),
      await signingPartner(limited, 'mw_name'),
    ];
    const query = { from: '2026-11-01', to: '2026-11-30' };
    const statuses = new Set<number>();
    for (let calls = 0; calls < 61; calls += 1) {
      statuses.add((await one.call(partnerLeadReport, { query })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    expect((await other.call(partnerLeadReport, { query })).status).toBe(200);
  } finally {
    await limited.close();
  }
});

it('forged calls are held back by address after many refusals, and right ones from there are not (PT-606)', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' });
  try {
    const right = await signingPartner(limited, 'mw_quick');
    const forged = () =>
      limited.app.inject({
        method: 'POST',
        url: URL_OF_LEADS,
        headers: {
          authorization: signature({
            ...right,
            secret: 'a guess',
            time: limited.clock.now().getTime(),
            method: 'POST',
            url: URL_OF_LEADS,
            body: '{}',
            idempotencyKey: 'order-of-a-stranger',
          }),
          'content-type': 'application/json',
          'idempotency-key': 'order-of-a-stranger',
        },
        payload: '{}',
      });
    const statuses: number[] = [];
    for (let calls = 0; calls < 125; calls += 1) statuses.push((await forged()).statusCode);
    expect([statuses[0], statuses[119], ...statuses.slice(120)]).toEqual([401, 401, ...Array(5).fill(429)]);
    const query = { from: '2026-11-01', to: '2026-11-30' };
    expect((await right.call(partnerLeadReport, { query })).status).toBe(200);
    const lead = { headers: headers(), body: DANIELLE };
    expect((await right.call(createPartnerLead, lead)).status).toBe(200);
  } finally {
    await limited.close();
  }
});
