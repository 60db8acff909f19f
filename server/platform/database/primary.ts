import { databaseAddresses } from '../config/databaseAddresses.ts';
import { StartFault } from '../config/startFault.ts';
import { runOnce } from './postgres/running.ts';

const OLDEST_POSTGRES = 15;

const ASK = `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as "isStandby"`;

type Server = { readonly url: string; readonly version: number; readonly isStandby: boolean };

/**
 * The address, among those that DATABASE_URL names, of the server that takes writes. Throws a StartFault that says in one
 * line what is wrong with each; the password is never repeated.
 */
export async function findPrimary(databaseUrl: string): Promise<string> {
  const { url } = await firstOf(databaseUrl, ({ isStandby }) => !isStandby);
  return url;
}

/**
 * The major version of the first PostgreSQL that answers, a standby too. Throws a StartFault when none answers, when it
 * refuses us, or when it is too old; it never repeats the password.
 */
export async function checkAddress(databaseUrl: string): Promise<number> {
  const { version } = await firstOf(databaseUrl, () => true);
  return version;
}

async function firstOf(databaseUrl: string, isRight: (server: Server) => boolean): Promise<Server> {
  const reasons: string[] = [];
  for (const url of databaseAddresses(databaseUrl)) {
    const where = placeOf(url);
    const found = await askServer(url, where);
    if (typeof found !== 'string' && isRight(found)) return found;
    reasons.push(typeof found === 'string' ? found : `${where} is a standby, which takes no writes`);
  }
  throw new StartFault(`DATABASE_URL: ${reasons.join('; ')}.`);
}

/** Where a server is, in words: machine and port, or the file of its socket, whose folder `?host=` names. */
function placeOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  return host.startsWith('/') ? `${host}/.s.PGSQL.${port || 5432}` : `${host || 'localhost'}:${port || 5432}`;
}

/** The server, or in words why it is none for us. */
async function askServer(url: string, where: string): Promise<Server | string> {
  try {
    const { rows } = await runOnce(url, ASK);
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version >= OLDEST_POSTGRES) return { url, version, isStandby: rows[0]?.isStandby === true };
    return `PostgreSQL ${version} at ${where} is too old; ${OLDEST_POSTGRES} or newer is needed`;
  } catch (fault) {
    return reasonFor(fault, where, decodeURIComponent(new URL(url).pathname.slice(1)));
  }
}

function reasonFor(fault: unknown, where: string, name: string): string {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  // Without a server there is no socket.
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return `nothing answers at ${where}`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `there is no machine called ${where}`;
  if (code === '28P01' || code === '28000') return `${where} refuses this user or password`;
  if (code === '3D000') return `there is no database "${name}" at ${where}`;
  if (code.length === 5) return `${where} refuses the connection (PostgreSQL error ${code})`;
  return `what answers at ${where} is not a PostgreSQL, or takes too long`;
}
