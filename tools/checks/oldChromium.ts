import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { supervise } from '../process/supervise.mjs';
import { repository } from './stages.ts';

/**
 * The last Chromium of Windows 7 and 8, in a package that others made of it for Linux. Not among the dependencies,
 * since it weighs 56 MB and only this stage wants it.
 */
const PACKAGE = '@sparticuz/chromium@109.0.6';
const SHA512 = '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==';

/** Kept between runs; `build/` is not in the repository. */
const folder = join(repository, 'build', 'browsers');

/** Where the old Chromium is, or will be. */
export const oldChromium: string = join(folder, 'chromium-109');

/** The only machines for which there is one. */
const HAS_ONE = process.platform === 'linux' && process.arch === 'x64';

/**
 * Fetches the old Chromium if it is not there yet, through npm and so from the registry that everything else is from,
 * and checks that it is the very file that was tried.
 *
 * @param log receives one line when something is fetched, or when this machine can have none
 * @returns the path of the browser; undefined on a machine for which nobody made one
 * @throws {Error} if it cannot be fetched, or is not the one that was tried
 */
export async function fetchOldChromium(log: (line: string) => void): Promise<string | undefined> {
  if (!HAS_ONE) {
    log('Left out: the stories in Chromium 109, which there is for Linux on x64 alone.');
    return undefined;
  }
  if (existsSync(oldChromium)) return oldChromium;
  log('Fetching Chromium 109, once (56 MB) …');
  await mkdir(folder, { recursive: true });
  const place = await mkdtemp(join(folder, 'fetching-'));
  try {
    const packed = await pack(place);
    if (
      createHash('sha512')
        .update(await readFile(packed))
        .digest('base64') !== SHA512
    )
      throw new Error(`${PACKAGE} is not the package that was tried.`);
    await run('tar', ['-xzf', packed, '-C', place, 'package/bin/chromium.br']);
    const browser = join(place, 'chromium');
    await pipeline(
      createReadStream(join(place, 'package', 'bin', 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(browser),
    );
    await chmod(browser, 0o755);
    await rename(browser, oldChromium);
    return oldChromium;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** @returns the path of the file that npm fetched */
async function pack(place: string): Promise<string> {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, ...before] = npm && node && npm.endsWith('npm-cli.js') ? [node, npm] : ['npm'];
  await run(command ?? 'npm', [...before, 'pack', PACKAGE, '--pack-destination', place, '--loglevel=error']);
  const [file] = await readdir(place);
  if (file === undefined) throw new Error(`npm fetched no ${PACKAGE}.`);
  return join(place, file);
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const { code } = await supervise(command, args, { stdio: 'ignore' });
  if (code !== 0) throw new Error(`Chromium 109 could not be fetched: ${command} ended with code ${code}.`);
}
