import { readFileSync } from 'node:fs';
import { MOST_CORRECTION_LETTERS } from '@towpath/contracts/api/ownData.ts';
import { answerCorrection, openCorrections } from '../../modules/own-data/correctionsForStaff.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, Misuse, withDatabase } from '../command.ts';
import { LOOK, lookIn, noteLook, whoIn } from '../looks.ts';

/** `ops corrections`: what people say is wrong in what we hold about them, to be answered within a month. */
export const corrections = command(
  'prints what people say is wrong in their data and waits for an answer, one a line as JSON, and answers one',
  {
    options: {
      ...LOOK,
      answered: { type: 'string', help: 'answers the one with this number' },
      says: { type: 'string', help: 'answered: the file with the answer, or - for what is typed' },
    },
  },
  async ({ answered, says, ...given }, _words, { environment, say, complain }) => {
    const now = systemClock.now();
    if (answered !== undefined) {
      const answer = { says: answerIn(says), by: whoIn(given.who, environment) };
      return withDatabase(environment, async ({ database }, { dataSecret }) => {
        const deps = { database, seal: createSeal(dataSecret), outbox: mailsForServer };
        const dueBy = await answerCorrection(deps, answered, answer, now);
        if (dueBy === null) {
          complain('There is no open one with that number.');
          return 1;
        }
        say(`${answered} is answered. It was due by ${dueBy}; the person is told by mail.`);
        return 0;
      });
    }
    const look = lookIn(given, environment);
    return withDatabase(environment, async ({ database }, { dataSecret }) => {
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

/** The answer, from a file and not from the command, which a machine writes into its log. Throws where there is none. */
function answerIn(file: string | undefined): string {
  if (file === undefined) throw new Misuse('Say where your answer is: --says FILE, or - for what you type.');
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8').trim();
  } catch {
    throw new StartFault(`${file} cannot be read.`);
  }
  if (text === '') throw new StartFault(`There is nothing in ${file}: write what the person shall read.`);
  if (text.length > MOST_CORRECTION_LETTERS) {
    throw new StartFault(`Keep the answer under ${MOST_CORRECTION_LETTERS} letters.`);
  }
  return text;
}
