import { loadContent } from '../../modules/content/load.ts';
import { addPartnerKey, endPartnerKey, partnerKeys } from '../../modules/partner-leads/keys.ts';
import { knownPartners } from '../../modules/partner-leads/knownPartners.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, Misuse, withDatabase } from '../command.ts';
import { whoIn } from '../looks.ts';

/** `ops partner-key add APPID | list | end KEY`: the keys with which partners sign their calls. */
export const partnerKey = command(
  'makes, lists and ends the keys with which partners sign their calls',
  {
    words: ['add|list|end', '[APPID|KEY]'],
    options: { who: { type: 'string', help: 'your name, where the machine does not know it: for the log' } },
  },
  async (given, [what, name], { environment, say, complain }) => {
    const now = systemClock.now();
    if (what === 'list' && name === undefined) {
      await withDatabase(environment, async ({ database }) => {
        for (const { id, appId, createdAt, endedAt } of await partnerKeys(database)) {
          const state = endedAt ? `ended ${endedAt.toISOString()}` : 'running';
          say(`${id}  ${appId}  made ${createdAt.toISOString()}  ${state}`);
        }
      });
      return 0;
    }
    if ((what !== 'add' && what !== 'end') || name === undefined) {
      throw new Misuse('Say add APPID, list, or end KEY.');
    }
    const by = whoIn(given.who, environment);
    return withDatabase(environment, async ({ database }, { dataSecret, contentDir }) => {
      if (what === 'end') {
        if (!(await endPartnerKey(database, name, now))) {
          complain('There is no running key with that name.');
          return 1;
        }
        await note(database, {
          kind: 'partner key ended',
          at: now,
          customerId: null,
          facts: { by, key: name },
        });
        say('Ended. Calls that it signs are refused from now on.');
        return 0;
      }
      if (!knownPartners(loadContent(contentDir)).has(name)) {
        complain(`The content knows no partner ${name}: see originators in settings.json.`);
        return 1;
      }
      const made = await addPartnerKey({ database, dataSecret }, name, now, (trx, key) =>
        note(trx, { kind: 'partner key made', at: now, customerId: null, facts: { by, key, partner: name } }),
      );
      if (!made) {
        complain('This partner has two running keys. End one first.');
        return 1;
      }
      say(`key     ${made.id}`);
      say(`secret  ${made.secret}`);
      say('The secret is not shown again. Give it to the partner by a way that nobody else reads.');
      return 0;
    });
  },
);
