import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { acceptPartnerLead } from '@towpath/contracts/api/leadLink.ts';
import { createPartnerLead, partnerLeadReport } from '@towpath/contracts/api/partnerLeads.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkerFor, walkOn } from '../../testing/journeyWalk.ts';
import { personWith } from '../../testing/person.ts';
import { signingPartner } from '../../testing/signingPartner.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const DANIELLE = { forename: 'Danielle', phoneNumber: '07700 900123' };

let test: TestApp;
let reporter: Awaited<ReturnType<typeof signingPartner>>;
beforeAll(async () => {
  test = await createTestApp();
  reporter = await signingPartner(test, 'mw_towpath');
});
afterAll(() => test.close());

let numbers = 0;
const headers = () => ({ 'idempotency-key': `order-of-a-report-${++numbers}` });
const tokenOf = (link: string) => new URL(link).searchParams.get('lead') ?? '';

describe('the report', () => {
  const day = () => test.clock.now().toISOString().slice(0, 10);
  const report = () => reporter.call(partnerLeadReport, { query: { from: day(), to: day() } });

  it('counts how far people came by source, to the nearest ten, and fewer than ten not at all (PT-195)', async () => {
    const links: string[] = [];
    for (const plid of [...Array(13).fill('large'), 'small', undefined]) {
      const body = { ...DANIELLE, ...(plid ? { marketingContext: { plid } } : {}) };
      const { answer } = await reporter.call(createPartnerLead, { headers: headers(), body });
      links.push(answer.personalLink);
    }
    for (const [index, link] of links.slice(0, 11).entries()) {
      const { answer } = await test.call(acceptPartnerLead, { body: { leadToken: tokenOf(link) } });
      if (index > 0) continue;
      const person = personWith(test, answer.userId, `Basic ${answer.basicAuthToken}`);
      await person.call(createJourney, { body: {} });
      await walkOn(await walkerFor(test, person));
    }
    expect((await report()).answer).toEqual({
      appId: 'mw_towpath',
      sources: [
        { plid: 'large', created: 13, opened: 10, qualifierFinished: null, advised: null },
        { plid: null, created: 2, opened: null, qualifierFinished: null, advised: null },
      ],
    });
  });

  it.each([
    ['no day', 'yesterday', '2026-11-23', 'from'],
    ['the last before the first', '2026-11-23', '2026-11-22', 'to'],
    ['more than a year', '2025-01-01', '2026-11-22', 'to'],
  ])('is refused for %s, at its field (PT-195)', async (_, from, to, field) => {
    const { error } = await reporter.call(partnerLeadReport, { query: { from, to } });
    expect(error.fields?.[0]?.field).toBe(field);
  });
});
