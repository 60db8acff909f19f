import { myBroughtAnswers } from '@towpath/contracts/api/comingBack.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { allBrought } from '../modules/coming-back/allBrought.ts';
import { newToken } from '../modules/identity/token.ts';
import { allHeld } from '../modules/own-data/allHeld.ts';
import { walkerFor } from './journeyWalk.ts';
import { type Customer, customer, PASSWORD, type Person, personWith } from './person.ts';
import type { TestApp } from './testApp.ts';

/** What is not the same on the account: the fingerprint is made for it, and its way is walked again there. */
const anew = (table: string) => ({
  ...(table === 'advice_records' && { fingerprint: null }),
  ...(table === 'journeys' && { revision: null }),
});

/** Guests who log into the account that they have, in the app of a test. */
export function comingBackIn(test: () => TestApp) {
  /** Logs in as the browser of a guest does that wants to keep what they told us. */
  const bringing = (someone: Pick<Person, 'authorization'>, account: Customer, password: string = PASSWORD) =>
    test().call(login, {
      authorization: someone.authorization,
      body: { email: account.email, password, bringsGuest: true },
    });

  /** An account that is on its own way through the first questions. */
  async function withOwnAnswers(nation = 'wales'): Promise<Customer> {
    const account = await customer(test());
    await account.call(createJourney, { body: {} });
    await (await walkerFor(test(), account)).save('nation', nation);
    return account;
  }

  const waitingOf = async (account: Person) => (await account.call(myBroughtAnswers, {})).answer.waiting;

  /** What is held about a person in the tables that move, without whose it is. */
  async function heldOf(customerId: string): Promise<Record<string, unknown>> {
    const moving = allBrought(test().config).filter(
      ({ becomes }) => becomes === 'moves' || !('stays' in becomes),
    );
    const parts: Record<string, unknown> = {};
    for (const { table } of moving) {
      const held = allHeld(test().config).find(one => one.table === table);
      const rows = (await held?.rows(test().database, customerId)) ?? [];
      parts[table] = rows.map(row =>
        JSON.parse(JSON.stringify({ ...row, customer_id: null, ...anew(table) })),
      );
    }
    return parts;
  }

  /** The same person with all that they told us, but without an account. */
  async function withoutAccount({ customerId }: Pick<Person, 'customerId'>): Promise<Person> {
    const { database, clock } = test();
    await database.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
    await database
      .updateTable('customers')
      .set({ email: null, email_key: null, registered_at: null })
      .where('id', '=', customerId)
      .execute();
    const { token, hash } = newToken(customerId);
    await database
      .insertInto('guest_credentials')
      .values({
        customer_id: customerId,
        token_hash: hash,
        expires_at: new Date(clock.now().getTime() + 1e10),
      })
      .execute();
    return personWith(test(), customerId, `Basic ${token}`);
  }

  return { bringing, withOwnAnswers, waitingOf, heldOf, withoutAccount };
}
