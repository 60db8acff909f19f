import {
  agreeToCreditSearch,
  askSearchPhone,
  confirmSearchPhone,
} from '@towpath/contracts/api/creditSearch.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSearchApp, type SearchApp } from '../../testing/creditSearch.ts';
import { guest } from '../../testing/person.ts';
import { runOps } from '../run.ts';

let app: SearchApp;
beforeAll(async () => {
  app = await createSearchApp();
});
afterAll(() => app.close());

it('somebody without an account is found by the phone that they confirmed for a credit search, and nobody by one asked for alone (IS-289)', async () => {
  const { test } = app;
  const [holder, other] = [await guest(test), await guest(test)];
  for (const person of [holder, other]) {
    (await person.call(createJourney, { body: {} })).answer;
    await person.call(agreeToCreditSearch, { body: { termsVersion: CREDIT_SEARCH_TERMS.version } });
    await person.call(askSearchPhone, { body: { phoneNumber: '07700 900123' } });
    if (person === other) continue;
    expect((await person.call(confirmSearchPhone, { body: { otp: await app.code() } })).status).toBe(204);
  }
  const out: string[] = [];
  const words = ['people', 'find', '--phone', '+44 7700 900123', '--why', 'they wrote to us'];
  await runOps(words, {
    environment: { DATABASE_URL: test.databaseUrl, DATA_DIR: test.config.dataDir, SUDO_USER: 'megan' },
    say: line => void out.push(line),
    complain: line => void out.push(line),
  });
  expect(out.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({
      id: holder.customerId,
      phone: null,
      hasAccount: false,
      foundBy: ['a phone confirmed for a credit search'],
    }),
  ]);
});
