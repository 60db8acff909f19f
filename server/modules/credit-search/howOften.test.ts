import { searchCredit } from '@towpath/contracts/api/creditSearch.ts';
import { myDebts } from '@towpath/contracts/api/debts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreditFile } from '../../partners/credit-file/port.ts';
import { createSearchApp, type SearchApp, searcher, searchFor } from '../../testing/creditSearch.ts';
import type { Person } from '../../testing/person.ts';

let app: SearchApp;
/** Sits between the server and the agency; a test may make it wait. */
let before: () => Promise<void> = async () => undefined;
const held = (creditFile: CreditFile): CreditFile => ({
  ...creditFile,
  async search(search) {
    await before();
    return creditFile.search(search);
  },
});
beforeAll(async () => {
  app = await createSearchApp({}, held);
});
afterAll(() => app.close());

const find = (person: Person, ...given: Parameters<typeof searchFor>) =>
  person.call(searchCredit, { body: searchFor(...given) });

describe('how often a person searches', () => {
  it('is five times in a day; the sixth does not reach the agency (CS-005, ER-013)', async () => {
    const person = await searcher(app.test);
    for (let times = 0; times < 5; times += 1) await find(person, 'Ghost');
    const asked = app.agency.searches.length;
    expect((await find(person, 'Hughes')).error.code).toBe('ERR_CREDIT_SEARCH_NOT_ALLOWED');
    expect(app.agency.searches).toHaveLength(asked);
    const other = await searcher(app.test, 'the same day', '07700900456');
    const byTheirs = { customer: { phoneNumber: '07700900456' } };
    expect((await find(other, 'Bell', byTheirs)).status).toBe(200);
  });

  it('does not count searches that the agency never answered', async () => {
    const person = await searcher(app.test);
    for (let times = 0; times < 3; times += 1) {
      await find(person, 'Down');
      await find(person, 'Broken');
      await find(await searcher(app.test, 'the same day'), 'Bell');
    }
    expect((await find(person, 'Bell')).status).toBe(200);
  });

  it('is one at a time: a second at the same moment neither asks the agency nor brings debts in (CS-019)', async () => {
    const person = await searcher(app.test);
    let go: () => void = () => undefined;
    const waiting = new Promise<void>(resolve => {
      go = resolve;
    });
    let arrived: () => void = () => undefined;
    const atAgency = new Promise<void>(resolve => {
      arrived = resolve;
    });
    before = () => {
      arrived();
      return waiting;
    };
    const first = find(person, 'Hughes');
    await atAgency;
    const asked = app.agency.searches.length;
    const second = await find(person, 'Hughes');
    expect([second.status, second.error.code, second.headers['retry-after']]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      '5',
    ]);
    go();
    before = async () => undefined;
    expect((await first).answer.debts).toHaveLength(10);
    expect(app.agency.searches).toHaveLength(asked + 1);
    expect((await person.call(myDebts, {})).answer.debts).toHaveLength(10);
    expect((await find(person, 'Bell')).status).toBe(200);
  });

  it('is freed again after a minute when the server died in the middle of a search', async () => {
    const person = await searcher(app.test);
    const until = new Date(app.test.clock.now().getTime() + 1000);
    const turn = { customer_id: person.customerId, holder: person.customerId, until };
    await app.test.database.insertInto('credit_search_turns').values(turn).execute();
    expect((await find(person, 'Bell')).status).toBe(429);
    app.test.clock.forward(1000);
    expect((await find(person, 'Bell')).status).toBe(200);
  });

  it('is freed when the clock was set back meanwhile (IS-015)', async () => {
    const person = await searcher(app.test);
    const until = new Date(app.test.clock.now().getTime() + 3 * 3600_000);
    const turn = { customer_id: person.customerId, holder: person.customerId, until };
    await app.test.database.insertInto('credit_search_turns').values(turn).execute();
    expect((await find(person, 'Bell')).status).toBe(200);
  });
});
