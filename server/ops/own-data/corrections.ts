import { noteAnswered, openCorrections } from '../../modules/own-data/corrections.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, withDatabase } from '../command.ts';
import { noteLook, reasonIn, WHY } from '../looks.ts';

/** `ops corrections`: what people say is wrong in what we hold about them, to be answered within a month. */
export const corrections = command(
  'prints what people say is wrong in their data and waits for an answer, one a line as JSON',
  {
    options: {
      why: WHY,
      answered: { type: 'string', help: 'notes that the one with this number was answered' },
    },
  },
  async ({ why, answered }, _words, { environment, say, complain }) => {
    const reason = answered === undefined ? reasonIn(why) : '';
    return withDatabase(environment, async ({ database }, { dataSecret }) => {
      const now = systemClock.now();
      if (answered !== undefined) {
        if (await noteAnswered(database, answered, now)) return 0;
        complain('There is no open one with that number.');
        return 1;
      }
      const open = await openCorrections({ database, seal: createSeal(dataSecret) });
      for (const { customerId, ...correction } of open) {
        // Noted first: what is on the screen has been looked at.
        await noteLook(database, environment, { customerId, why: reason, now });
        say(JSON.stringify(correction));
      }
      if (open.every(({ says }) => says !== null)) return 0;
      complain('Where "says" is null, it does not open with DATA_SECRET.');
      return 1;
    });
  },
);
