import { randomUUID } from 'node:crypto';
import { emailKey } from '@towpath/domain/values/email.ts';
import { hashPassword } from '@towpath/server/modules/identity/passwordHash.ts';
import type { Database } from '@towpath/server/platform/database/database.ts';

/** Who has an account, and how they log in. */
export type Account = { readonly customerId: string; readonly email: string; readonly password: string };

const PASSWORD = 'Narrowboat 7!';

/** Makes people with an account, as registration leaves them; they have no journey yet. */
export async function accountsIn(database: Database, count: number): Promise<readonly Account[]> {
  const password_hash = await hashPassword(PASSWORD);
  const now = new Date();
  const accounts: Account[] = [];
  for (let number = 0; number < count; number++) {
    const [customerId, email] = [randomUUID(), `bench-${randomUUID()}@towpath.example`];
    await database
      .insertInto('customers')
      .values({
        id: customerId,
        forename: 'Danielle',
        surname: 'Hughes',
        email,
        email_key: emailKey(email),
        password_hash,
        registered_at: now,
        created_at: now,
      })
      .execute();
    accounts.push({ customerId, email, password: PASSWORD });
  }
  return accounts;
}
