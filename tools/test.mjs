// `npm test`, from a fresh clone on a bare machine: plain JavaScript for Node 20.
import { installAndRun } from './install.mjs';

await installAndRun('tools/checks.ts', process.argv.slice(2));
