import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of a package-lock.json entry that matters here. */
export interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

/** A package-lock.json: entries by path, as npm writes it. */
export interface LockFile {
  packages: Record<string, LockEntry>;
}

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/**
 * The packages for other platforms that a lock file lacks.
 *
 * `npm install` drops such a package from the lock file if the registry in use does not have it, as is the case with
 * some mirrors; `npm ci` then rejects that lock file on every machine, as out of step with package.json.
 *
 * @param lock a parsed package-lock.json
 * @returns the entries to add, by path: version and platform, without a checksum. A package whose version is not
 *   pinned by its parent is left out, because only a registry knows which version it would be.
 */
export function missingPlatformPackages(lock: LockFile): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const there = lock.packages[`node_modules/${name}`] ?? lock.packages[`${path}/node_modules/${name}`];
      if (there !== undefined || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) continue;
      const { os, cpu, libc } = platformInName(name);
      // In the order in which npm writes them; otherwise its next run would move every line.
      missing[`node_modules/${name}`] = {
        version,
        cpu,
        ...(entry.dev ? { dev: true } : {}),
        ...(libc ? { libc } : {}),
        optional: true,
        os,
      };
    }
  }
  return missing;
}

/**
 * Adds what is missing to a lock file.
 *
 * @param lock a parsed package-lock.json; it is not changed
 * @returns the completed lock file, its entries in npm's order
 */
export function completed(lock: LockFile): LockFile {
  const { '': project, ...rest } = { ...lock.packages, ...missingPlatformPackages(lock) };
  const ordered = Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: { ...(project ? { '': project } : {}), ...Object.fromEntries(ordered) } };
}

/** Packages with binaries have the platform in their name: `@biomejs/cli-linux-x64-musl`. */
function platformInName(name: string): { os: string[]; cpu: string[]; libc?: string[] } {
  const os = SYSTEMS.filter(system => name.includes(system));
  const cpu = PROCESSORS.filter(processor => name.includes(processor));
  if (cpu.length === 0 && /\barm\b/.test(name)) cpu.push('arm');
  if (!os.includes('linux')) return { os, cpu };
  return { os, cpu, libc: [name.includes('musl') ? 'musl' : 'glibc'] };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = join(dirname(dirname(import.meta.dirname)), 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const added = Object.keys(missingPlatformPackages(lock)).length;
  if (added > 0) writeFileSync(file, `${JSON.stringify(completed(lock), null, 2)}\n`);
  process.stdout.write(`${added} packages for other platforms added to package-lock.json.\n`);
}
