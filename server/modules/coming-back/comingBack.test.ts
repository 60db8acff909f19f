import { saveAnswers } from '@towpath/contracts/api/answers.ts';
import { chooseAnswers } from '@towpath/contracts/api/comingBack.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { loginWithCode } from '@towpath/contracts/api/secondFactor.ts';
import { login, register } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comingBackIn } from '../../testing/comingBack.ts';
import { createSearchApp, mayDoSearches } from '../../testing/creditSearch.ts';
import { USUAL_ANSWERS, walker, walkerFor, walkOn } from '../../testing/journeyWalk.ts';
import { customer, guest, PASSWORD, type Person, personWith } from '../../testing/person.ts';
import { halfLoggedIn, withCodes } from '../../testing/secondFactor.ts';
import { tablesWith } from '../../testing/tablesWith.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { bringing, withOwnAnswers, waitingOf, heldOf } = comingBackIn(() => test);

/** A guest of the partner that asks for a name alone, who has answered up to the name. */
async function nameOnly(nation = 'england') {
  const person = await walker(test, { appId: 'mw_name' });
  await walkOn(person, { ...USUAL_ANSWERS, nation }, 'account');
  return person;
}

async function nationOf(person: Person): Promise<string | undefined> {
  return (await (await walkerFor(test, person)).saved()).get('nation')?.answers[0]?.value;
}

describe('a guest whose email has an account', () => {
  it('is told no more of it than before: the same refusal, whoever asks (PT-203)', async () => {
    const account = await customer(test);
    const someone = await walker(test);
    await walkOn(someone, USUAL_ANSWERS, 'account');
    const refused = await someone.call(register, {
      body: { email: account.email, firstName: 'Sam', lastName: 'Hill', stepId: 'account' },
    });
    expect(refused.error.code).toBe('ALREADY_REGISTERED');
    const tried = [
      await bringing(someone, account, 'not the password'),
      await bringing(someone, { ...account, email: 'nobody@towpath.example' }),
    ];
    for (const { error } of tried) expect(error.code).toBe('LOGIN_REFUSED');
    expect(tried[0]?.error.message).toBe(tried[1]?.error.message);
    // Nothing is lost by it.
    expect(await nationOf(someone)).toBe('England');
  });

  it('goes on with the account’s own answers, and is asked once which go on (PT-204)', async () => {
    const someone = await nameOnly('scotland');
    const account = await withOwnAnswers('wales');
    await bringing(someone, account);
    expect(await nationOf(account)).toBe('Wales');
    const waiting = await waitingOf(account);
    expect(waiting).toMatchObject({ journeyId: expect.any(String) });
    const journeyId = waiting?.journeyId ?? '';
    const own = await account.call(chooseAnswers, { body: { journeyId, use: 'own' } });
    expect(own.status).toBe(204);
    expect(await waitingOf(account)).toBeNull();
    expect(await nationOf(account)).toBe('Wales');
    expect((await account.call(chooseAnswers, { body: { journeyId, use: 'own' } })).status).toBe(204);
    // What was chosen is chosen.
    expect((await account.call(chooseAnswers, { body: { journeyId, use: 'brought' } })).status).toBe(404);
  });

  it('goes on with those that were brought along where they say so, and the others count for nothing (PT-204)', async () => {
    const someone = await nameOnly('scotland');
    const account = await withOwnAnswers('wales');
    await bringing(someone, account);
    const { journeyId = '' } = (await waitingOf(account)) ?? {};
    const taken = () => account.call(chooseAnswers, { body: { journeyId, use: 'brought' } });
    expect((await Promise.all([taken(), taken()])).map(({ status }) => status)).toEqual([204, 204]);
    expect(await nationOf(account)).toBe('Scotland');
    expect((await account.call(myStatus, {})).answer).toMatchObject({ id: journeyId, isQualifier: true });
    const next = await (await walkerFor(test, account)).save('nation', 'england');
    expect(next.status).toBe(204);
    const journeys = await test.database
      .selectFrom('journeys')
      .select(['is_current', 'set_aside_at'])
      .where('customer_id', '=', account.customerId)
      .execute();
    expect(journeys).toHaveLength(2);
    expect(journeys.filter(({ set_aside_at }) => set_aside_at !== null)).toHaveLength(1);
  });

  it('cannot go round a session that a person here has closed (PT-204)', async () => {
    const [someone, account] = [await nameOnly(), await withOwnAnswers()];
    await bringing(someone, account);
    const { journeyId = '' } = (await waitingOf(account)) ?? {};
    await test.database
      .updateTable('journeys')
      .set({ status: 'Completed Offline' })
      .where('customer_id', '=', account.customerId)
      .where('is_current', '=', true)
      .execute();
    expect(await waitingOf(account)).toBeNull();
    const taken = await account.call(chooseAnswers, { body: { journeyId, use: 'brought' } });
    expect(taken.status).toBe(404);
  });

  it('chooses among what is their own alone (PT-204)', async () => {
    const [someone, account, other] = [await nameOnly(), await withOwnAnswers(), await withOwnAnswers()];
    await bringing(someone, account);
    const { journeyId = '' } = (await waitingOf(account)) ?? {};
    for (const id of [journeyId, 'nothing', crypto.randomUUID()]) {
      const taken = await other.call(chooseAnswers, { body: { journeyId: id, use: 'brought' } });
      expect(taken.error.code).toBe('NOT_FOUND');
    }
    expect(await waitingOf(account)).not.toBeNull();
  });

  it('keeps it once and only once, also from two tabs at once and where the answer was lost (PT-205)', async () => {
    const [someone, account] = [await nameOnly('scotland'), await withOwnAnswers()];
    const both = await Promise.all([bringing(someone, account), bringing(someone, account)]);
    const again = await bringing(someone, account);
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    const brought = await test.database
      .selectFrom('brought_guests')
      .selectAll()
      .where('guest_id', '=', someone.customerId)
      .execute();
    expect(brought).toHaveLength(1);
    const journeys = await test.database
      .selectFrom('journeys')
      .select('id')
      .where('customer_id', '=', account.customerId)
      .execute();
    expect(journeys).toHaveLength(2);
    const noted = await test.database
      .selectFrom('audit_log')
      .select(['kind', 'facts'])
      .where('customer_id', '=', account.customerId)
      .where('kind', '=', 'guest brought along')
      .execute();
    expect(noted).toEqual([{ kind: 'guest brought along', facts: { guest: someone.customerId } }]);
  });

  it('belongs to one account where two take them at once, whole (PT-205)', async () => {
    const someone = await nameOnly();
    const accounts = [await customer(test), await customer(test)] as const;
    await Promise.all(accounts.map(account => bringing(someone, account)));
    const counts = await Promise.all(
      accounts.map(async ({ customerId }) => {
        const { answers, journeys } = (await heldOf(customerId)) as Record<string, unknown[]>;
        return [journeys?.length, (answers?.length ?? 0) > 3];
      }),
    );
    expect(counts.toSorted()).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  it('loses no answer that is being saved while they log in, and can save none after it (PT-205)', async () => {
    const [someone, account] = [await nameOnly(), await customer(test)];
    const body = { stepId: 'nation', answers: [{ id: 'nation.wales', value: 'Wales' }] };
    const [saved, entered] = await Promise.all([
      someone.call(saveAnswers, { body }),
      bringing(someone, account),
    ]);
    expect(entered.status).toBe(200);
    expect([204, 401, 404, 409]).toContain(saved.status);
    if (saved.status === 204) expect(await nationOf(account)).toBe('Wales');
    expect((await someone.call(saveAnswers, { body })).status).toBe(401);
  });

  it('is brought along by the code of an app where the account asks for one, and not by the password alone (PT-206)', async () => {
    const [someone, account] = [await nameOnly('scotland'), await customer(test)];
    const app = await withCodes(test, account);
    const half = await bringing(someone, account);
    expect(half.error.code).toBe('SECOND_FACTOR_NEEDED');
    expect(await nationOf(someone)).toBe('Scotland');
    const { authorization } = someone;
    const give = (challenge: string, code: string) =>
      test.call(loginWithCode, { authorization, body: { challenge, code, bringsGuest: true } });
    expect((await give(half.error.challenge ?? '', '000000')).error.code).toBe('CODE_NOT_RIGHT');
    expect((await someone.call(myStatus, {})).status).toBe(200);
    const entered = await give(await halfLoggedIn(test, account), app.code());
    expect(entered.status).toBe(200);
    expect(await nationOf(personWith(test, account.customerId, `Bearer ${entered.answer.accessToken}`))).toBe(
      'Scotland',
    );
    expect((await someone.call(myStatus, {})).status).toBe(401);
  });

  it('stays apart where they do not ask for it, as on a device that others use (PT-206)', async () => {
    const [someone, account] = [await nameOnly('scotland'), await withOwnAnswers('wales')];
    const plain = await test.call(login, {
      authorization: someone.authorization,
      body: { email: account.email, password: PASSWORD },
    });
    expect(plain.status).toBe(200);
    expect(await nationOf(account)).toBe('Wales');
    expect(await nationOf(someone)).toBe('Scotland');
  });

  it('brings nothing where nobody is: no guest, one who has gone, or an account (PT-206)', async () => {
    const [account, other] = [await customer(test), await withOwnAnswers('wales')];
    for (const authorization of [other.authorization, 'Basic nothing', '']) {
      expect((await bringing({ authorization }, account)).status).toBe(200);
    }
    expect(await nationOf(other)).toBe('Wales');
    expect(await tablesWith(test, account.customerId)).not.toContain('brought_guests');
  });
});

it('wants the code to the phone that a guest confirmed, before anybody takes along what they told us (PT-206)', async () => {
  const app = await createSearchApp();
  try {
    const someone = await mayDoSearches(app.test, await guest(app.test));
    const account = await customer(app.test);
    app.test.clock.forward(25 * 3_600_000);
    const enter = () =>
      app.test.call(login, {
        authorization: someone.authorization,
        body: { email: account.email, password: PASSWORD, bringsGuest: true },
      });
    expect((await enter()).error.code).toBe('PHONE_CODE_NEEDED');
    expect((await someone.call(myStatus, {})).status).toBe(200);
  } finally {
    await app.close();
  }
});
