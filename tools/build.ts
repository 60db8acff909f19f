import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { withLock } from './process/lock.mjs';
import { supervise } from './process/supervise.mjs';

const root = dirname(import.meta.dirname);
const buildFolder = join(root, 'web', 'build');
const stampFile = join(buildFolder, 'stamp');

/** Everything the pages are made from. A change in any of these makes the build stale. */
const INPUTS = [
  'web',
  'design-system',
  'domain',
  'contracts',
  'content',
  'package-lock.json',
  'tools/build.ts',
];
const NOT_AN_INPUT = /(^|[\\/])(node_modules|build|\.react-router|[^\\/]+\.test\.tsx?)$/;
const WORTH_COMPRESSING = /\.(html|js|css|svg|json|data|txt|webmanifest)$/;

/** The operator's content is part of the pages made at build time; its folder may be anywhere. */
export const contentFolder: string = resolve(root, process.env.CONTENT_DIR || 'content');

/** Enough lines to show where a fault is; the rest is the builder's own stack. */
const LINES_OF_A_FAULT = 20;

/**
 * The bundler's own message, an exception, or any line that mentions an error; the first of these found is the cause.
 */
const SIGNS_OF_A_FAULT = [
  /^\[[\w:-]+\] (?!.*INEFFECTIVE)/,
  /^\s*\w*(Error|Fault)\b.*: /,
  /^(✗|.*\berror\b)/i,
];

/** The folder with the pages ready to serve: each file also as `.br` and `.gz` where that helps. */
export const webBuildFolder: string = join(buildFolder, 'client');

/** Why the build failed, in one line to show; `cause` holds what the builder printed. */
export class WebBuildError extends Error {
  override name = 'WebBuildError';
}

/**
 * Builds the pages when anything they are made from has changed since the last build. Several processes may ask at
 * once: one builds, the others wait for it.
 *
 * Does nothing under `npm run dev`, where the pages are served from their sources.
 *
 * @param log receives one line when a build begins and one when it is done
 * @returns whether it built
 * @throws {WebBuildError} when the sources do not build
 */
export async function buildWebIfStale({ log }: { log: (line: string) => void }): Promise<boolean> {
  if (process.env.TOWPATH_DEV === '1') return false;
  if (await isFresh()) return false;
  return withLock(
    join(root, '.data', 'build.lock'),
    async () => {
      const fingerprint = await fingerprintOfInputs();
      if (await isFresh(fingerprint)) return false;
      const started = performance.now();
      log('Building the pages …');
      await rm(stampFile, { force: true });
      await runBuilder();
      await compress(webBuildFolder);
      await mkdir(buildFolder, { recursive: true });
      await writeFile(stampFile, fingerprint);
      log(`Built the pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
      return true;
    },
    { onWait: () => log('Waiting for another process that is building the pages …') },
  );
}

/**
 * A digest of everything that the pages are made from.
 *
 * @param folder the repository
 * @returns the same text as long as no input is added, changed or removed
 */
export async function fingerprintOfInputs(folder: string = root): Promise<string> {
  const hash = createHash('sha256');
  for (const input of [...INPUTS.map(path => join(folder, path)), contentFolder]) {
    for (const file of await filesUnder(input, path => !NOT_AN_INPUT.test(path))) {
      hash.update(`${relative(folder, file)}\n`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Writes `x.br` and `x.gz` beside every file that compression makes smaller, so that no request pays for it.
 *
 * @param folder searched with its sub-folders
 */
export async function compress(folder: string): Promise<void> {
  const files = await filesUnder(folder, () => true);
  await Promise.all(
    files
      .filter(file => WORTH_COMPRESSING.test(file))
      .map(async file => {
        const plain = await readFile(file);
        const brotli = await promisify(brotliCompress)(plain, {
          params: {
            [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
            [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        });
        const gzipped = await promisify(gzip)(plain, { level: 9 });
        if (brotli.length < plain.length) await writeFile(`${file}.br`, brotli);
        if (gzipped.length < plain.length) await writeFile(`${file}.gz`, gzipped);
      }),
  );
}

async function isFresh(fingerprint?: string): Promise<boolean> {
  if (!existsSync(stampFile)) return false;
  return (await readFile(stampFile, 'utf8')) === (fingerprint ?? (await fingerprintOfInputs()));
}

async function runBuilder(): Promise<void> {
  const builder = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  let output = '';
  const { code } = await supervise(process.execPath, [builder, 'build'], {
    cwd: join(root, 'web'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONTENT_DIR: contentFolder,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart: child => {
      const keep = (chunk: Buffer): void => {
        output += chunk.toString();
      };
      child.stdout?.on('data', keep);
      child.stderr?.on('data', keep);
    },
  });
  if (code === 0) return;
  const { reason, details } = faultIn(output);
  throw new WebBuildError(`The pages do not build: ${reason ?? `the builder ended with code ${code}`}`, {
    cause: details,
  });
}

/**
 * Finds the cause of a failure in the builder's output, including a fault in the operator's content.
 *
 * @param output everything that the builder printed
 * @returns the one line that states it, without the name of the exception, and that line with those after it
 */
export function faultIn(output: string): { reason: string | undefined; details: string } {
  // The bundler colours its messages even if told not to.
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map(line => line.trimEnd());
  const from =
    SIGNS_OF_A_FAULT.map(sign => lines.findIndex(line => sign.test(line))).find(at => at >= 0) ?? 0;
  const what = SIGNS_OF_A_FAULT.some(sign => sign.test(lines[from] ?? '')) ? lines[from] : undefined;
  // The bundler draws a box around the location: ╭─[ app/root.tsx:1:9 ]
  const where = /─\[ (.+?)(?:\?\S*?)?(:\d+:\d+) \]/.exec(lines[from + 1] ?? '');
  return {
    reason: what?.replace(/^\s*\w*(Error|Fault): /, '').concat(where ? ` (${where[1]}${where[2]})` : ''),
    details: lines.slice(from, from + LINES_OF_A_FAULT).join('\n'),
  };
}

/** All files in a folder (or the file itself), in a fixed order; none if it does not exist. */
async function filesUnder(path: string, wanted: (path: string) => boolean): Promise<string[]> {
  if (!existsSync(path) || !wanted(path)) return [];
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const nested = await Promise.all(
    entries.map(entry => {
      const child = join(path, entry.name);
      if (entry.isDirectory()) return filesUnder(child, wanted);
      return wanted(child) ? [child] : [];
    }),
  );
  return nested.flat();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const print = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  try {
    if (!(await buildWebIfStale({ log: print }))) print('The pages are up to date.');
  } catch (error) {
    if (!(error instanceof WebBuildError)) throw error;
    process.stderr.write(`${error.message}\n${String(error.cause)}\n`);
    process.exitCode = 1;
  }
}
