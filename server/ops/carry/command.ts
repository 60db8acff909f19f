import { loadContent } from '../../modules/content/load.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, Misuse, withDatabase } from '../command.ts';
import { counted } from '../counted.ts';
import { erasedIn } from '../own-data/carryErased.ts';
import { applyChanges, keepChanges, refuseUnknown, sinceBackUp } from './carryChanges.ts';
import { readChangesList } from './changesList.ts';

/**
 * `ops changes --out FILE` adds what people did with their accounts to a list beside the back-ups; `ops changes --apply
 * FILE --as-of TIME` does it again after a restore. Both happen by themselves with a back-up and its restore.
 */
export const changes = command(
  'keeps a restored back-up from undoing what people did with their accounts since',
  {
    options: {
      out: { type: 'string', help: 'adds what people did to a list, to keep beside the back-ups' },
      apply: { type: 'string', help: 'does again what such a list has; stop the service first' },
      'as-of': { type: 'string', help: 'apply: the moment of the back-up, such as 2026-11-23T02:00Z' },
    },
  },
  async ({ out, apply, 'as-of': asOf }, _words, { environment, say }) => {
    if ((out === undefined) === (apply === undefined)) throw new Misuse('Give --out FILE or --apply FILE.');
    const at = new Date(asOf ?? '');
    if (apply !== undefined && Number.isNaN(at.getTime())) {
      throw new Misuse('--apply wants --as-of TIME, the moment of the back-up.');
    }
    await withDatabase(environment, async ({ database }, config) => {
      if (out !== undefined) {
        const changes = await keepChanges(database, out, config.contentDir);
        say(`${counted(changes, 'change is', 'changes are')} in ${out}.`);
      }
      if (apply === undefined) return;
      const since = sinceBackUp(at);
      const listed = readChangesList(apply).filter(change => new Date(change.at) >= since);
      refuseUnknown(listed);
      const gone = await erasedIn(database);
      const to = {
        database,
        config,
        content: loadContent(config.contentDir),
        now: systemClock.now(),
        known: new Map(),
      };
      const done = await applyChanges(to, listed, customerId => gone.has(customerId));
      say(
        `${counted(done, 'thing that people did since was', 'things that people did since were')} done again.`,
      );
    });
    return 0;
  },
);
