import { keptOf } from '../../modules/own-data/keptRecords.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { DoesNotOpen } from '../../platform/crypto/doesNotOpen.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, withDatabase } from '../command.ts';
import { LOOK, lookIn } from '../looks.ts';

/** `ops kept EMAIL`: what the law made us keep of somebody who was erased, for their complaint or claim. */
export const kept = command(
  'prints what the law made us keep of an erased person, by the email of the account, a record a line as JSON',
  { words: ['EMAIL'], options: LOOK },
  async (given, [email = ''], { environment, say, complain }) => {
    const look = lookIn(given, environment);
    return withDatabase(environment, async ({ database }, { dataSecret }) => {
      const records = await keptOf(database, createSeal(dataSecret), email);
      // Whoever reads these answers for it, also where there is nothing to read.
      await note(database, {
        kind: 'kept records read',
        at: systemClock.now(),
        customerId: null,
        facts: { count: records.length, ...look },
      });
      if (records.length === 0) complain('Nothing is kept under that email.');
      for (const { content, ...record } of records) {
        if (content instanceof DoesNotOpen) complain(content.message);
        say(JSON.stringify({ ...record, content: content instanceof DoesNotOpen ? null : content }));
      }
      const allOpen = records.every(({ content }) => !(content instanceof DoesNotOpen));
      return records.length > 0 && allOpen ? 0 : 1;
    });
  },
);
