import { noteAnswered, openCorrections } from '../../modules/own-data/corrections.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, withDatabase } from '../command.ts';

/** `ops corrections`: what people say is wrong in what we hold about them, to be answered within a month. */
export const corrections = command(
  'prints what people say is wrong in their data and waits for an answer, one a line as JSON',
  { options: { answered: { type: 'string', help: 'notes that the one with this number was answered' } } },
  async ({ answered }, _words, { environment, say, complain }) => {
    const isDone = await withDatabase(environment, async ({ database }, { dataSecret }) => {
      const now = systemClock.now();
      if (answered !== undefined) return noteAnswered(database, answered, now);
      const open = await openCorrections({ database, seal: createSeal(dataSecret) });
      const facts = { count: open.length };
      await note(database, { kind: 'corrections read', at: now, customerId: null, facts });
      for (const correction of open) say(JSON.stringify(correction));
      return true;
    });
    if (isDone) return 0;
    complain('There is no open one with that number.');
    return 1;
  },
);
