import { noteAnswered, openCorrections } from '../../modules/own-data/corrections.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, withDatabase } from '../command.ts';
import { LOOK, lookIn, noteLook } from '../looks.ts';

/** `ops corrections`: what people say is wrong in what we hold about them, to be answered within a month. */
export const corrections = command(
  'prints what people say is wrong in their data and waits for an answer, one a line as JSON',
  {
    options: {
      ...LOOK,
      answered: { type: 'string', help: 'notes that the one with this number was answered' },
    },
  },
  async ({ answered, ...given }, _words, { environment, say, complain }) => {
    const look = answered === undefined && lookIn(given, environment);
    return withDatabase(environment, async ({ database }, { dataSecret }) => {
      const now = systemClock.now();
      if (answered !== undefined || !look) {
        if (await noteAnswered(database, answered ?? '', now)) return 0;
        complain('There is no open one with that number.');
        return 1;
      }
      const open = await openCorrections({ database, seal: createSeal(dataSecret) });
      for (const correction of open) {
        const { customerId } = correction;
        // Noted first: what is on the screen has been looked at.
        await noteLook(database, look, { customerId, now });
        say(JSON.stringify(correction));
      }
      if (open.every(({ says }) => says !== null)) return 0;
      complain('Where "says" is null, it does not open with DATA_SECRET.');
      return 1;
    });
  },
);
