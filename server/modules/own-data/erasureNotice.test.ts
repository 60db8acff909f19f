import { confirmPassword } from '@towpath/contracts/api/account.ts';
import { askErasure, myOwnData } from '@towpath/contracts/api/ownData.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { type Customer, customer, loggedIn, PASSWORD } from '../../testing/person.ts';
import { SHIPPED_LETTERHEAD } from '../../testing/shippedHelp.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { sendTextNotices } from '../account/textNotices.ts';
import { loadContent } from '../content/load.ts';
import { doRetention } from '../retention/retention.ts';
import { allHeld } from './allHeld.ts';
import { erasureTextNotice, tellOfErasuresUntold } from './erasureNotice.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(new Date('2026-11-23T10:00:00Z')));

const rules = () => loadContent(test.config.contentDir).retention;
const night = () =>
  doRetention(
    {
      seal: createSeal(test.config.dataSecret),
      held: allHeld(test.config),
      rules: rules(),
      database: test.database,
      outbox: test.app.outbox,
    },
    test.clock.now(),
  );
const mailsTo = async (email: string) => (await test.mails()).filter(({ to }) => to === email);

async function ask(person: Customer): Promise<void> {
  const { confirmation } = (await person.call(confirmPassword, { body: { password: PASSWORD } })).answer;
  expect((await person.call(askErasure, { body: { confirmation } })).status).toBe(200);
  await test.app.outbox.drain();
}

describe('the waiting time of an erasure', () => {
  it('is counted from the moment the mail server took the mail, whenever that was (IS-134)', async () => {
    const person = await customer(test);
    test.mailSender.refuses = true;
    await ask(person);
    test.clock.forward(2 * DAY);
    test.mailSender.refuses = false;
    const [asked] = await mailsTo(person.email);
    expect(asked?.text).toContain('On 23 December 2026 we delete your account');
    const later = await loggedIn(test, person.email, PASSWORD);
    expect((await later.call(myOwnData, {})).answer.erasure?.eraseOn).toBe('2026-12-23');
    test.clock.set(new Date('2026-12-22T10:00:00Z'));
    expect(await night()).not.toHaveProperty('erasures');
    test.clock.set(new Date('2026-12-23T10:00:00Z'));
    expect(await night()).toMatchObject({ erasures: 1 });
  });

  it.each([
    ['a phone', '07400111222'],
    ['no phone', null],
  ])('is counted from another notice where no mail can go: with %s (IS-134)', async (_, contact_number) => {
    const person = await customer(test);
    const { customerId } = person;
    await test.database
      .updateTable('customers')
      .set({ contact_number })
      .where('id', '=', customerId)
      .execute();
    test.mailSender.refuses = true;
    await ask(person);
    for (let hour = 0; hour < 80; hour++) {
      test.clock.forward(DAY / 24);
      await test.app.outbox.drain();
    }
    test.mailSender.refuses = false;
    const texts: string[] = [];
    const telling = {
      ...test,
      rules: rules(),
      letterheadOf: async () => SHIPPED_LETTERHEAD,
      log: { warn: () => undefined },
      messageSender: { send: async ({ to }: { to: string }) => void texts.push(to) },
    };
    await tellOfErasuresUntold(telling);
    await sendTextNotices(telling, { erasureAsked: erasureTextNotice(rules()) });
    expect(texts).toEqual(contact_number ? [contact_number] : []);
    test.clock.set(new Date('2026-12-23T10:00:00Z'));
    expect(await night()).not.toHaveProperty('erasures');
    test.clock.set(new Date('2026-12-24T10:00:00Z'));
    expect(await night()).toMatchObject({ erasures: 1 });
  });
});
