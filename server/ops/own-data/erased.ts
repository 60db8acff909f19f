import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { addErasedNumbers, erasedNumbers } from '../../modules/own-data/erase.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, Misuse, withDatabase } from '../command.ts';

const NUMBER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

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
    const numbers = apply === undefined ? [] : numbersIn(apply);
    await withDatabase(environment, async ({ database }) => {
      if (out === undefined) {
        await addErasedNumbers(database, numbers, systemClock.now());
        say(`${numbers.length} numbers are known as erased. The server erases who came back within a day.`);
        return;
      }
      const all = await erasedNumbers(database);
      // Whole or not at all: a cut list would let people come back.
      writeFileSync(`${out}.part`, all.map(number => `${number}\n`).join('') + END, { mode: 0o600 });
      renameSync(`${out}.part`, out);
      say(`${all.length} numbers are in ${out}.`);
    });
    return 0;
  },
);

const END = 'end\n';

function numbersIn(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartFault(`${file} cannot be read.`);
  }
  const lines = text.trimEnd().split('\n');
  if (lines.pop() !== END.trim()) throw new StartFault(`${file} is cut off: nothing was read.`);
  const wrong = lines.findIndex(line => !NUMBER.test(line));
  if (wrong !== -1)
    throw new StartFault(`${file}: line ${wrong + 1} is no number of a person: nothing was read.`);
  return lines;
}
