// Runs a TypeScript file of this repository under the pinned Node: plain JavaScript for Node 20.
import { installAndRun } from './install.mjs';

const [script, ...args] = process.argv.slice(2);
if (script === undefined) {
  process.stderr.write('Which file? Usage: node tools/run.mjs <file> [arguments]\n');
  process.exitCode = 2;
} else {
  await installAndRun(script, args);
}
