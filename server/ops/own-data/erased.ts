import { command, Misuse, withDatabase } from '../command.ts';
import { counted } from '../counted.ts';
import { applyErased, keepErased } from './carryErased.ts';
import { readErasedList } from './erasedList.ts';

/**
 * `ops erased --out FILE` adds the numbers of all who were erased to a list beside the back-ups; `ops erased --apply
 * FILE` reads it after a restore, so that who was erased since the back-up is erased again. Both happen by themselves
 * with a back-up and its restore.
 */
export const erased = command(
  'keeps who was erased from coming back with a restored back-up',
  {
    options: {
      out: {
        type: 'string',
        help: 'adds the numbers of all who were erased to a list, to keep beside the back-ups',
      },
      apply: { type: 'string', help: 'reads such a list after a restore: the next start erases them again' },
    },
  },
  async ({ out, apply }, _words, { environment, say }) => {
    if ((out === undefined) === (apply === undefined)) throw new Misuse('Give --out FILE or --apply FILE.');
    const list = apply === undefined ? undefined : readErasedList(apply);
    await withDatabase(environment, async ({ database }, { contentDir }) => {
      if (list && apply !== undefined) say(await applyErased(database, list, apply));
      if (out === undefined) return;
      const kept = await keepErased(database, out, contentDir);
      say(`${counted(kept, 'number is', 'numbers are')} in ${out}.`);
    });
    return 0;
  },
);
