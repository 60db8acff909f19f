import { parseArgs } from 'node:util';
import { readConfig } from '@towpath/server/platform/config/config.ts';
import { openDatabase } from '@towpath/server/platform/database/database.ts';
import { runOnce } from '@towpath/server/platform/database/postgres/running.ts';
import { addManyPeople } from './manyPeople.ts';
import { addVisitors, haveCome } from './visitors.ts';

/** `npm run seed -- people N [--seed S]`: fills a trial with made-up people, the same for the same seed. */

const USAGE = 'npm run seed -- people COUNT [--seed NUMBER]';
/** Up to so many come as people do, by the calls of the site; more are rows and nothing else. */
const MOST_VISITORS = 500;
const MOST = 5_000_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const [what, count] = [positionals[0], Number(positionals[1])];
const seed = Number(values.seed);
const say = (line: string) => void process.stdout.write(`${line}\n`);

if (what !== 'people' || !Number.isInteger(count) || count < 1 || count > MOST || !Number.isInteger(seed)) {
  process.stderr.write(`${USAGE}, up to ${MOST.toLocaleString('en-GB')}.\n`);
  process.exitCode = 2;
} else {
  const config = readConfig(process.env);
  if (config.mode !== 'trial') {
    process.stderr.write('Made-up people are for a trial: this is production.\n');
    process.exitCode = 1;
  } else {
    const opened = await openDatabase(config);
    try {
      // A start makes the tables and publishes the questions that people come to.
      const { rows } = await runOnce(opened.url, `select to_regclass('journey_versions') is null as is_new`);
      if (rows[0]?.is_new) {
        process.stderr.write('This database is empty: start the trial once before (npm start).\n');
        process.exitCode = 1;
      } else if (count <= MOST_VISITORS && (await haveCome(opened.database, seed))) {
        process.stderr.write(
          `The people of seed ${seed} are there already; nothing was added. Others come with another: --seed ${seed + 1}.\n`,
        );
        process.exitCode = 1;
      } else {
        const from = performance.now();
        if (count <= MOST_VISITORS) await addVisitors({ opened, config, count, seed, say });
        else await addManyPeople(opened.url, { count, seed, say });
        say(`${count} people in ${((performance.now() - from) / 1000).toFixed(0)} s.`);
      }
    } finally {
      await opened.close();
    }
  }
}
