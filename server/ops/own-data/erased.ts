import { addErasedNumbers, erasedNumbers } from '../../modules/own-data/erase.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, Misuse, withDatabase } from '../command.ts';
import { readErasedList, writeErasedList } from './erasedList.ts';

/**
 * `ops erased --out FILE` writes the numbers of all who were erased beside the back-ups; `ops erased --apply FILE` reads
 * them after a restore, so that who was erased since the back-up is erased again.
 */
export const erased = command(
  'keeps who was erased from coming back with a restored back-up',
  {
    options: {
      out: { type: 'string', help: 'writes the numbers of all who were erased, to keep beside the back-ups' },
      apply: { type: 'string', help: 'reads such a file after a restore: the next night erases them again' },
    },
  },
  async ({ out, apply }, _words, { environment, say }) => {
    if ((out === undefined) === (apply === undefined)) throw new Misuse('Give --out FILE or --apply FILE.');
    const numbers = apply === undefined ? [] : readErasedList(apply);
    await withDatabase(environment, async ({ database }) => {
      if (out === undefined) {
        await addErasedNumbers(database, numbers, systemClock.now());
        say(`${numbers.length} numbers are known as erased. The server erases who came back within a day.`);
        return;
      }
      const all = await erasedNumbers(database);
      writeErasedList(out, all);
      say(`${all.length} numbers are in ${out}.`);
    });
    return 0;
  },
);
