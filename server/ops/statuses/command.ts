import { loadContent } from '../../modules/content/load.ts';
import { type PlannedMove, planTimedMoves } from '../../modules/people/byTime.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, Misuse, withDatabase } from '../command.ts';

/** Prints which sessions time would end now. The server does it by itself, every hour. */
export const statuses = command(
  'prints which sessions nobody came back to would count as given up or ended now, and changes nothing',
  { options: { 'dry-run': { type: 'boolean', default: false, help: 'says that nothing is to be changed' } } },
  async ({ 'dry-run': isDry }, _, { environment, say }) => {
    if (!isDry) throw new Misuse('The server does it by itself, every hour. To see what: --dry-run');
    await withDatabase(environment, async ({ database }, config) => {
      const days = loadContent(config.contentDir).settings.sessionEnds;
      if (!days) {
        say('sessionEnds is left out of content/settings.json: time ends no session.');
        return;
      }
      for (const move of await planTimedMoves(database, days, systemClock.now())) say(lineOf(move));
    });
    return undefined;
  },
);

/** "Active to Abandoned, everybody: 12, the oldest of 2026-08-01". */
function lineOf({ from, to, hasAccount, count, oldest }: PlannedMove): string {
  const who = hasAccount === null ? 'everybody' : hasAccount ? 'with an account' : 'guests';
  const since = oldest === null ? '' : `, the oldest of ${oldest.toISOString().slice(0, 10)}`;
  return `${from} to ${to}, ${who}: ${count}${since}`;
}
