import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { peopleCommand } from '../../testing/peopleCommand.ts';
import { customer, loggedIn, PASSWORD } from '../../testing/person.ts';
import { withCodes } from '../../testing/secondFactor.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
// The commands go by the clock of the machine.
beforeEach(() => test.clock.set(new Date()));

const WHY = 'they have lost their phone';
const people = (...words: string[]) => peopleCommand(test, WHY, words);

describe('npm run ops -- people turn-codes-off', () => {
  it('lets somebody in by the password alone who has lost phone and codes, and tells them by mail (IS-277)', async () => {
    const person = await customer(test);
    await withCodes(test, person);
    const [found] = (await people('find', '--id', person.customerId)).out.map(line => JSON.parse(line));
    expect(found.secondFactor).toBe('on');
    expect((await people('turn-codes-off', person.customerId)).code).toBe(0);
    expect((await loggedIn(test, person.email, PASSWORD)).customerId).toBe(person.customerId);
    test.clock.forward(60_000);
    await test.app.outbox.drain();
    const mails = (await test.mails()).filter(({ to }) => to === person.email);
    expect(mails.map(({ subject }) => subject)).toContain('Codes are off');
    const noted = await test.database
      .selectFrom('audit_log')
      .select('facts')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'second factor removed')
      .execute();
    expect(noted).toEqual([{ facts: { why: 'by staff' } }]);
    const { looks } = (await person.call(myOwnData, {})).answer;
    expect(looks.map(({ why }) => why)).toEqual([WHY, WHY]);
    expect(await people('turn-codes-off', person.customerId)).toMatchObject({
      code: 1,
      err: ['They log in without a code.'],
    });
  });
});
