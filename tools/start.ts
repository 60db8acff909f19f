import { runProgram } from '@towpath/server/program.ts';
import { checkedConfig, startServer } from '@towpath/server/start.ts';
import { buildWebIfStale } from './build.ts';
import { withStandIns } from './standIns.ts';

/**
 * `npm start`: the server, after building the pages if they are stale, and in a trial with a stand-in for every
 * outside party.
 */
await runProgram(async program => {
  await checkedConfig(process.env);
  const environment = await withStandIns(program, process.env);
  await buildWebIfStale({ log: program.say });
  if (!program.ending) await startServer(program, environment);
});
