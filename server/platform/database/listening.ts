import pg from 'pg';
import { databaseAddresses } from '../config/databaseAddresses.ts';

/** Hears the words of a channel; null where some may have been missed, so that everything is to be looked at. */
type Heard = (word: string | null) => void;

/**
 * Hears what is said on a channel of the database (NOTIFY), until the function that it returns is called. What is said
 * while there is no connection is lost: whoever listens looks by themselves besides.
 */
export type Listen = (channel: string, heard: Heard) => () => Promise<void>;

const CONNECT_MS = 5_000;
const KEEP_ALIVE_MS = 10_000;
const AGAIN_MS = 500;

/**
 * Listening on a connection of its own, which is made anew whenever it breaks. Where DATABASE_URL names several servers it
 * is the one that takes writes: the others cannot listen.
 */
export function listenTo(databaseUrl: string): Listen {
  const urls = databaseAddresses(databaseUrl);
  return (channel, heard) => {
    let [place, isOver] = [0, false];
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;

    function again(): void {
      if (isOver) return;
      clearTimeout(timer);
      timer = setTimeout(() => void begin(), AGAIN_MS);
      timer.unref();
    }

    async function begin(): Promise<void> {
      const opening = new pg.Client({
        connectionString: urls[place % urls.length],
        application_name: 'towpath listening',
        connectionTimeoutMillis: CONNECT_MS,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      });
      client = opening;
      // Its end says the same.
      opening.on('error', () => undefined);
      opening.on('notification', ({ payload = '' }) => heard(payload));
      try {
        await opening.connect();
        await opening.query(`listen ${pg.escapeIdentifier(channel)}`);
        opening.on('end', again);
        heard(null);
      } catch {
        place += 1;
        await opening.end().catch(() => undefined);
        again();
      }
    }

    const beginning = begin();
    return async () => {
      isOver = true;
      clearTimeout(timer);
      await beginning;
      await client?.end().catch(() => undefined);
    };
  };
}
