import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfStale, contentFolder, WebBuildError, webBuildFolder } from '../build.ts';
import { root } from '../sourceFiles.ts';
import { assembleRelease, ReleaseFault } from './assemble.ts';

/** `npm run release -- FOLDER`: builds the pages if they are stale, and puts together what a server needs to run. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-node': { type: 'boolean', default: false } },
});
const [folder, ...more] = positionals;
const say = (line: string) => void process.stdout.write(`${line}\n`);

if (folder === undefined || more.length > 0) {
  process.stderr.write('Where to? Usage: npm run release -- FOLDER [--without-node]\n');
  process.exitCode = 2;
} else {
  try {
    // npm starts scripts in the root of the repository and passes on the folder it was called from.
    const place = resolve(process.env.INIT_CWD ?? root, folder);
    await buildWebIfStale({ log: say });
    say('Putting the release together …');
    await assembleRelease(place, {
      pages: webBuildFolder,
      content: contentFolder,
      withNode: !values['without-node'],
    });
    say(`The release is in ${place}`);
  } catch (fault) {
    if (!(fault instanceof ReleaseFault || fault instanceof WebBuildError)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 1;
  }
}
