// Plain JavaScript for Node 20: this runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withLock } from './process/lock.mjs';
import { supervise } from './process/supervise.mjs';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const stampFile = join(root, 'node_modules', '.towpath-stamp');

/** The Node version that the product runs on, whatever the machine has; pinned by the lock file. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * Installs the dependencies if they are missing or differ from the lock file. Prints one line while it works, and
 * nothing if there is nothing to do.
 *
 * @throws {Error} with a message to show as it is, if npm fails
 */
export async function installWhatIsMissing() {
  if (isComplete()) return;
  await withLock(
    join(root, '.data', 'install.lock'),
    async () => {
      if (!isComplete()) await install();
    },
    { onWait: () => print('Waiting for another process that is installing …\n') },
  );
}

/**
 * Runs a script of this repository under the pinned Node.
 *
 * @param {string} script path from the root of the repository
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export async function runPinned(script, args) {
  const watchParent = pathToFileURL(join(root, 'tools', 'process', 'watch-parent.mjs')).href;
  const { code } = await supervise(pinnedNode, ['--import', watchParent, join(root, script), ...args], {
    cwd: root,
  });
  return code;
}

/**
 * Runs a whole command: installs, runs the script, and passes on its exit code. A failed installation is explained in
 * plain words.
 *
 * @param {string} script path from the root of the repository
 * @param {string[]} args
 */
export async function installAndRun(script, args) {
  try {
    await installWhatIsMissing();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  process.exitCode = await runPinned(script, args);
}

async function install() {
  const started = Date.now();
  print('Installing what is missing (the first time takes a minute or two) …');
  const { node, npm } = npmCommand();
  let output = '';
  const { code, interrupted } = await supervise(
    node,
    // Explicit, because on a machine set to production npm would leave out the compiler and the pinned Node.
    [...npm, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm takes its time to stop when told to. The next run repairs an unfinished installation.
      graceMs: 1000,
      onStart: child => {
        const keep = chunk => {
          output += chunk;
        };
        child.stdout.on('data', keep);
        child.stderr.on('data', keep);
      },
    },
  );
  if (code !== 0 || interrupted || !existsSync(pinnedNode)) {
    print('\n');
    throw new Error(explainFailure({ code, interrupted, output }));
  }
  writeFileSync(stampFile, fingerprint());
  print(` done in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}

/**
 * Explains npm's output in words.
 *
 * @param {{code: number, interrupted: boolean, output: string}} end how npm ended and everything it printed
 * @returns {string} one line, then npm's own output
 */
export function explainFailure({ code, interrupted, output }) {
  const said = output
    .split('\n')
    // `npm ERR!` in npm 9 and older, such as Debian's.
    .filter(line => /^npm (?:error|ERR!)/.test(line) && !line.includes('complete log of this run'))
    .slice(0, 6);
  let why = `npm ci ended with code ${code}`;
  if (code === 127) why = 'npm was not found: install Node 20 or later together with npm';
  else if (code === 0 && !interrupted)
    why = 'Node 24 was not set up: npm must be allowed to run install scripts';
  else if (interrupted) why = 'it was interrupted';
  else if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH/.test(output))
    why = 'the package registry cannot be reached: is this machine online?';
  else if (/SELF_SIGNED_CERT|UNABLE_TO_(?:GET|VERIFY)_/.test(output))
    why =
      'Node does not know who signed the certificate of the package registry: name your CA in NODE_EXTRA_CA_CERTS';
  else if (/ENOSPC/.test(output)) why = 'the disk is full';
  else if (/in sync/.test(output))
    why = 'package.json and package-lock.json disagree: run npm install and commit both';
  return [`Could not install the dependencies: ${why}.`, ...said].join('\n');
}

/**
 * Under `npm start`, uses the npm that runs us, on its own Node, because ours may be about to be replaced.
 *
 * @returns {{node: string, npm: string[]}} the command to run, and its first arguments
 */
export function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm && node && basename(npm) === 'npm-cli.js') return { node, npm: [npm] };
  // Windows runs no npm.cmd without a shell; npm itself lies beside Node there.
  if (process.platform !== 'win32') return { node: 'npm', npm: [] };
  return {
    node: process.execPath,
    npm: [join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js')],
  };
}

function isComplete() {
  if (!existsSync(pinnedNode)) return false;
  if (readIfThere(stampFile) === fingerprint()) return true;
  if (!installedMatchesLock()) return false;
  writeFileSync(stampFile, fingerprint());
  return true;
}

/** After npm install was run by hand, npm's own record of node_modules agrees with the lock file. */
function installedMatchesLock() {
  const record = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (record === '') return false;
  return missingFrom(readJson('package-lock.json'), JSON.parse(record), readJson).length === 0;
}

/**
 * Compares the lock file with npm's record of what is installed.
 *
 * @param {{packages: Record<string, object>}} lock package-lock.json
 * @param {{packages: Record<string, object>}} record node_modules/.package-lock.json
 * @param {(path: string) => object} readManifest reads a package.json of this repository
 * @returns {string[]} the entries that are missing or differ; empty if everything is installed
 */
export function missingFrom(lock, record, readManifest) {
  return Object.entries(lock.packages)
    .filter(([path, wanted]) => {
      if (!path.includes('node_modules'))
        return !sameDependencies(wanted, readManifest(join(path, 'package.json')));
      const there = record.packages[path];
      if (there === undefined) return !wanted.optional || isForThisPlatform(wanted);
      return there.version !== wanted.version || there.integrity !== wanted.integrity;
    })
    .map(([path]) => path);
}

/** Optional packages for other platforms, and their dependencies, are in the lock file and correctly not installed. */
function isForThisPlatform({ os, cpu, libc = ['glibc'] }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && libc.includes('glibc'));
}

function sameDependencies(locked, manifest) {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every(
    kind => sorted(locked[kind]) === sorted(manifest[kind]),
  );
}

function sorted(dependencies = {}) {
  return JSON.stringify(Object.entries(dependencies).sort());
}

function fingerprint() {
  const { workspaces } = readJson('package.json');
  const manifests = [
    'package-lock.json',
    'package.json',
    ...workspaces.map(folder => join(folder, 'package.json')),
  ];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of manifests) hash.update(`${file}\n${readIfThere(join(root, file))}\n`);
  return hash.digest('hex');
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function print(text) {
  process.stdout.write(text);
}
