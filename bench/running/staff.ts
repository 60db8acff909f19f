import { addMember } from '@towpath/server/modules/staff/members.ts';
import { startStaffSession } from '@towpath/server/modules/staff/sessions.ts';
import type { Database } from '@towpath/server/platform/database/database.ts';
import { systemClock } from '@towpath/server/platform/time/clock.ts';

const DEVICE = { kind: null, browser: null, system: null };

/** Adds advisers who are signed in; returns the token of each. */
export async function advisersIn(database: Database, count: number): Promise<readonly string[]> {
  const at = systemClock.now();
  const tokens: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const token = await database.transaction().execute(async trx => {
      const member = { email: `jo${number}@towpath.example`, name: `Jo ${number}`, role: 'adviser', at };
      return startStaffSession(trx, (await addMember(trx, member)) ?? '', DEVICE, at);
    });
    tokens.push(token);
  }
  return tokens;
}
