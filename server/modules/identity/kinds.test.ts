import { myDetails } from '@towpath/contracts/api/customers.ts';
import { acceptPartnerLead } from '@towpath/contracts/api/leadLink.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLead } from '../../testing/partnerLead.ts';
import { customer, guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The server's response to this Authorization header. */
async function shown(authorization: string) {
  const said = await test.call(myDetails, { authorization });
  return said.status === 200 ? { isRegistered: said.answer.isRegistered } : said.status;
}

describe('who uses the service', () => {
  it('is a logged-in customer, by a Bearer token, or a partner’s lead or visitor, by a Basic one (ID-001)', async () => {
    expect(await shown((await customer(test)).authorization)).toEqual({ isRegistered: true });
    const leadToken = await addLead(
      test.database,
      { forename: 'Sam', phoneNumber: '07400123456' },
      test.clock.now(),
    );
    const { answer } = await test.call(acceptPartnerLead, { body: { leadToken } });
    expect(await shown(`Basic ${answer.basicAuthToken}`)).toEqual({ isRegistered: false });
    expect(await shown((await guest(test)).authorization)).toEqual({ isRegistered: false });
  });

  it('is nobody else: neither token counts under another scheme (ID-001)', async () => {
    const registered = (await customer(test)).authorization.replace('Bearer ', '');
    const visitor = (await guest(test)).authorization.replace('Basic ', '');
    for (const header of [
      `Basic ${registered}`,
      `Bearer ${visitor}`,
      `Digest ${registered}`,
      `Staff ${visitor}`,
      registered,
    ]) {
      expect(await shown(header), header.split(' ')[0]).toBe(401);
    }
  });
});
