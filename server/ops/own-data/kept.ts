import { keptOf } from '../../modules/own-data/keptRecords.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, withDatabase } from '../command.ts';

/** `ops kept EMAIL`: what the law made us keep of somebody who was erased, for their complaint or claim. */
export const kept = command(
  'prints what the law made us keep of an erased person, by the email of the account, a record a line as JSON',
  { words: ['EMAIL'], options: {} },
  async (_given, [email = ''], { environment, say, complain }) => {
    const count = await withDatabase(environment, async ({ database }, { dataSecret }) => {
      const records = await keptOf(database, createSeal(dataSecret), email);
      // Whoever reads these answers for it, also where there is nothing to read.
      await note(database, {
        kind: 'kept records read',
        at: systemClock.now(),
        customerId: null,
        facts: { count: records.length },
      });
      for (const record of records) say(JSON.stringify(record));
      return records.length;
    });
    if (count > 0) return 0;
    complain('Nothing is kept under that email.');
    return 1;
  },
);
