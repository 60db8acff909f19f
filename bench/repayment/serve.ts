import { buildApp } from '@towpath/server/app.ts';
import { readConfig } from '@towpath/server/platform/config/config.ts';
import { connect } from '@towpath/server/platform/database/database.ts';

/** What a server of the bench is told as it starts; later it is told the time alone. */
export type Told = {
  readonly settings: Readonly<Record<string, string>>;
  readonly databaseUrl: string;
  /** The moment that it is, for this server, as milliseconds. */
  readonly now: number;
};

/**
 * The whole server in a process that can be killed, at the time that it is told: years go by in minutes. It says its port
 * once it listens.
 */
let told = { now: 0, at: 0 };
const setNow = (now: number) => {
  told = { now, at: Date.now() };
};

process.on('message', (message: Told | Pick<Told, 'now'>) => {
  setNow(message.now);
  if ('databaseUrl' in message) void serve(message);
  else process.send?.({ now: message.now });
});
process.on('disconnect', () => process.exit(0));

async function serve({ settings, databaseUrl }: Told): Promise<void> {
  const { database, run, check, watch, listen, connections } = connect(databaseUrl, 5, async () => undefined);
  const app = await buildApp({
    config: readConfig(settings),
    database,
    run,
    check,
    watch,
    listen,
    connections,
    clock: { now: () => new Date(told.now + Date.now() - told.at) },
    mailSender: { send: async () => undefined, close: () => undefined },
    addressLookup: undefined,
    messageSender: undefined,
    creditFile: undefined,
    authority: undefined,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
}
