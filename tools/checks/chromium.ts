import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { supervise } from '../process/supervise.mjs';

/** Chromium without the parts that only a window needs: the same engine, an eighth less work for the processor. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds the browser for the stories: the one that CHROMIUM_PATH names, or else a Chromium without a window, or else
 * any Chromium. Beside a Chromium that is there already the one without a window is installed only if the machine
 * knows where to get the very version, so nothing of the machine is changed for it.
 *
 * @param log receives one line when something is installed
 * @returns the path of the browser
 * @throws {Error} with what to do, if there is none and none can be installed
 */
export async function findOrInstallForStories(log: (line: string) => void): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findOrInstallChromium(log);
  const there = shellOnThisMachine();
  if (there) return there;
  if (mayInstall()) {
    const version = installedVersion();
    if (version === undefined) await update();
    const wanted = version === undefined ? SHELL : `${SHELL}=${version}`;
    if (isOffered(wanted)) await install(wanted, log);
  }
  return shellOnThisMachine() ?? findOrInstallChromium(log);
}

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

  if (mayInstall()) {
    await update();
    await install('chromium', log);
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

function mayInstall(): boolean {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined;
}

const QUIET = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;

async function update(): Promise<void> {
  await supervise('apt-get', ['update', '-qq'], QUIET);
}

async function install(name: string, log: (line: string) => void): Promise<void> {
  log(`Installing ${name} with apt-get …`);
  await supervise('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], QUIET);
}

/** The version of the parts that every Chromium of Debian shares. */
function installedVersion(): string | undefined {
  const { stdout } = spawnSync('dpkg-query', ['-W', 'chromium-common'], { encoding: 'utf8' });
  return /\t(\S+)/.exec(stdout ?? '')?.[1];
}

/** Whether the lists of this machine have a package, in a version if one is named. */
function isOffered(wanted: string): boolean {
  const { status, stdout } = spawnSync('apt-cache', ['show', wanted], { encoding: 'utf8' });
  return status === 0 && stdout !== '';
}

function shellOnThisMachine(): string | undefined {
  const path = onPath(SHELL);
  return path && starts(path) ? path : undefined;
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
