import { agreeInPlaceOfOld, stuckEmailChanges } from '../../modules/account/emailChangesForStaff.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, Misuse, withDatabase } from '../command.ts';
import { LOOK, lookIn, noteLook } from '../looks.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** `ops email-changes`: changes of email of which the old address cannot be told, and which a person here decides. */
export const emailChanges = command(
  'prints changes of email that wait for a person here, one a line as JSON, and agrees to one',
  {
    options: {
      ...LOOK,
      agree: { type: 'string', help: 'agrees to the one with this number: you know that it is the person' },
    },
  },
  async ({ agree, ...given }, _words, { environment, say, complain }) => {
    const look = lookIn(given, environment);
    if (agree !== undefined && !ID.test(agree)) throw new Misuse('--agree wants the number of a change.');
    return withDatabase(environment, async ({ database }) => {
      const now = systemClock.now();
      if (agree === undefined) {
        for (const { customerId, ...change } of await stuckEmailChanges(database)) {
          // Noted first: what is on the screen has been looked at.
          await noteLook(database, look, { customerId, now });
          say(JSON.stringify(change));
        }
        return 0;
      }
      const agreed = await agreeInPlaceOfOld(database, agree, now);
      if (!agreed) {
        complain('No change with that number waits for a person.');
        return 1;
      }
      await noteLook(database, look, { customerId: agreed.customerId, now });
      return 0;
    });
  },
);
