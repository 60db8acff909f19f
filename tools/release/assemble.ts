import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { npmCommand, pinnedNode } from '../install.mjs';
import { supervise } from '../process/supervise.mjs';
import { root } from '../sourceFiles.ts';

/** The workspaces that the server runs. */
const PARTS = ['domain', 'contracts', 'server'] as const;
/** What is in them for tests and for the compiler alone. */
const NOT_RUN = /(^|\/)(node_modules|build|testing|random|fixtures|tsconfig\.json|[^/]+\.test\.tsx?)$/;
/** What an operator reads and copies beside it. */
const FOR_OPERATORS = ['deploy', 'docs', 'README.md', 'SECURITY.md', 'CHANGELOG.md'];

type Manifest = Record<string, unknown> & { readonly version: string };
type Lock = { packages: Record<string, Record<string, unknown>> };

/** A release could not be put together; the message says why. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault';
}

/**
 * Puts together all that a server needs to run, and nothing else: the sources of the server as they are, the built
 * pages, the content, the packages of production in the versions of the lock file, and the commands of the operator.
 * No tests, no tools, no stand-ins, no database. It is there under its name only once it is whole.
 *
 * @param folder where; it must not be there yet
 * @param pages the folder of the built pages
 * @param content the folder of the operator's content that they were built from
 * @param withNode whether it brings the pinned Node along, as `bin/node`
 * @throws {ReleaseFault} if it cannot be put together
 */
export async function assembleRelease(
  folder: string,
  {
    pages,
    content,
    withNode,
  }: { readonly pages: string; readonly content: string; readonly withNode: boolean },
): Promise<void> {
  if (existsSync(folder))
    throw new ReleaseFault(`${folder} is there already. Name another folder, or remove it.`);
  for (const needed of [pages, content]) {
    if (!existsSync(needed)) throw new ReleaseFault(`${needed} is not there.`);
  }
  const unfinished = join(dirname(folder), `.${basename(folder)}.part-${process.pid}`);
  try {
    mkdirSync(unfinished, { recursive: true });
    writeManifests(unfinished);
    await installPackages(unfinished);
    for (const part of PARTS) copyRunning(join(root, part), join(unfinished, part));
    for (const name of FOR_OPERATORS) cpSync(join(root, name), join(unfinished, name), { recursive: true });
    cpSync(content, join(unfinished, 'content'), { recursive: true });
    cpSync(pages, join(unfinished, 'web', 'build', 'client'), { recursive: true });
    if (withNode) {
      mkdirSync(join(unfinished, 'bin'));
      cpSync(pinnedNode, join(unfinished, 'bin', basename(pinnedNode)));
    }
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Manifests and a lock file that know the workspaces of the release alone: npm then installs for no other. */
function writeManifests(folder: string): void {
  const { name, version, type } = readJson('package.json');
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const whole = { name, version, private: true, type, workspaces: PARTS };
  const entries = Object.entries(lock.packages).filter(([path]) => !isOfOtherWorkspace(path));
  const packages: Lock['packages'] = { ...Object.fromEntries(entries), '': whole };
  for (const part of PARTS) {
    const { devDependencies: _manifest, ...manifest } = readJson(`${part}/package.json`);
    const { devDependencies: _lock, ...locked } = packages[part] ?? {};
    packages[part] = locked;
    mkdirSync(join(folder, part));
    writeJson(join(folder, part, 'package.json'), manifest);
  }
  writeJson(join(folder, 'package.json'), whole);
  writeJson(join(folder, 'package-lock.json'), { ...lock, packages });
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
}

function isOfOtherWorkspace(path: string): boolean {
  const workspace = /^node_modules\/@towpath\/([^/]+)$/.exec(path)?.[1] ?? path.split('/', 1).join();
  return workspace !== '' && workspace !== 'node_modules' && !PARTS.some(part => part === workspace);
}

async function installPackages(folder: string): Promise<void> {
  const { node, npm } = npmCommand();
  let output = '';
  const { code } = await supervise(
    node,
    // No package of production has to set itself up, so none may run a script of its own.
    [...npm, 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      onStart(child) {
        const keep = (chunk: Buffer) => {
          output += chunk;
        };
        child.stdout?.on('data', keep);
        child.stderr?.on('data', keep);
      },
    },
  );
  if (code !== 0) throw new ReleaseFault(`npm ci did not install the packages (code ${code}).\n${output}`);
}

function copyRunning(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: path => {
      const inside = relative(from, path).replaceAll(sep, '/');
      // Its manifest is there, without what only tests need.
      return inside !== 'package.json' && !NOT_RUN.test(inside);
    },
  });
}

function readJson(path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
