import { runOps } from './run.ts';

/**
 * `npm run ops -- COMMAND`, or `node server/ops/main.ts COMMAND` where there is no tools/: what an operator does with
 * the service besides starting it.
 */
process.exitCode = await runOps(process.argv.slice(2), {
  environment: process.env,
  say: line => void process.stdout.write(`${line}\n`),
  complain: line => void process.stderr.write(`${line}\n`),
});
