import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { supervise } from '../process/supervise.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium that starts, and installs one if the machine has none: with apt-get where that is allowed,
 * otherwise Playwright's own.
 *
 * @param log receives one line when something is installed
 * @returns the path of the browser
 * @throws {Error} with what to do, if there is none and none can be installed
 */
export async function findOrInstallChromium(log: (line: string) => void): Promise<string> {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) {
    if (starts(configuredPath)) return configuredPath;
    throw new Error(`CHROMIUM_PATH is ${configuredPath}, and that does not start as a browser.`);
  }
  const there = onThisMachine();
  if (there) return there;

  if (process.getuid?.() === 0 && onPath('apt-get')) {
    log('Installing Chromium with apt-get …');
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    await supervise('apt-get', ['update', '-qq'], quiet);
    await supervise('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
    const installed = onThisMachine();
    if (installed) return installed;
  }

  log('Installing the Chromium of Playwright …');
  await supervise(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
  });
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (starts(own)) return own;
  throw new Error(
    'No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH to where it is.',
  );
}

function onThisMachine(): string | undefined {
  const candidates = [...NAMES.map(onPath), ...MAC_APPLICATIONS.filter(path => existsSync(path))];
  return candidates.find(path => path !== undefined && starts(path));
}

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  return folders.map(folder => join(folder, name)).find(path => existsSync(path));
}

/** Some systems have a placeholder of that name, which only says how to install the real browser. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}
