import { connect, createServer, type Socket } from 'node:net';

/** Stands between a server and its database, and can stop forwarding without closing anything. */
export type SilentProxy = {
  /** The address of the database, through this. */
  readonly url: string;
  /** From now on nothing comes through, on the connections there are and on new ones, and none is closed. */
  fallSilent(): void;
  /** New connections work again; those there are stay silent for ever, as after a cut by a firewall. */
  letNewOnesThrough(): void;
  close(): Promise<void>;
};

export async function silentProxy(databaseUrl: string): Promise<SilentProxy> {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer(ours => {
    keep(ours);
    // Taken, and never answered.
    if (isSilent) return;
    const theirs = keep(connect(Number(database.port), database.hostname));
    ours.pipe(theirs).pipe(ours);
    ours.on('close', () => theirs.destroy());
    theirs.on('close', () => ours.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // By TCP: the socket file, which the query names, would lead round the proxy.
  const url = Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}`, search: '' }).href;
  return {
    url,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe();
    },
    letNewOnesThrough() {
      isSilent = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}
