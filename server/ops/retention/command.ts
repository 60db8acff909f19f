import { sayKeepFor } from '@towpath/domain/people/retention.ts';
import { loadContent } from '../../modules/content/load.ts';
import { type Planned, planRetention } from '../../modules/retention/retention.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, Misuse, withDatabase } from '../command.ts';

/** Prints what the rules of retention would do now. The server does it by itself, once a day. */
export const retention = command(
  'prints what the rules of content/retention.json would remove now, and changes nothing',
  { options: { 'dry-run': { type: 'boolean', default: false, help: 'says that nothing is to be changed' } } },
  async ({ 'dry-run': isDry }, _, { environment, say }) => {
    if (!isDry) throw new Misuse('The server removes by itself, once a day. To see what: --dry-run');
    await withDatabase(environment, async ({ database }, { contentDir }) => {
      const rules = loadContent(contentDir).retention;
      for (const planned of await planRetention(database, rules, systemClock.now())) {
        say(lineOf(planned, sayKeepFor(rules[planned.covers].keep)));
      }
    });
    return 0;
  },
);

/** "guests, kept for 90 days: remove 12, the oldest of 2026-08-01". */
function lineOf({ covers, act, count, oldest }: Planned, keptFor: string): string {
  const since = oldest === null ? '' : `, the oldest of ${oldest.toISOString().slice(0, 10)}`;
  return `${covers}, kept for ${keptFor}: ${act} ${count}${since}`;
}
