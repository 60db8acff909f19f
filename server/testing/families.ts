import type { TestApp } from './testApp.ts';

/** Makes people of one surname that nobody else has, here last a minute apart, the first of them longest ago. */
export function familiesIn(test: () => TestApp) {
  return async function family(surname: string, forenames: readonly string[]) {
    const begun = test().clock.now().getTime();
    const rows = await test()
      .database.insertInto('customers')
      .values(
        forenames.map((forename, at) => ({
          forename,
          surname,
          contact_number: `+4477009${String(begun % 100_000).padStart(5, '0')}${at}`.slice(0, 13),
          last_seen_at: new Date(begun + at * 60_000),
          created_at: new Date(begun),
        })),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  };
}
