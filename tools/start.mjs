// `npm start` and `npm run dev`, from a fresh clone on a bare machine: plain JavaScript for Node 20.
import { installAndRun } from './install.mjs';

const args = process.argv.slice(2);
const script = args.includes('--dev') ? 'tools/dev.ts' : 'tools/start.ts';

await installAndRun(
  script,
  args.filter(arg => arg !== '--dev'),
);
