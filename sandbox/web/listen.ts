import type { Server as WebServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Opens a port that only programs of this machine reach; 0 takes any that is free. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Opens the usual port of a stand-in, or any free one when something else is there already. Gives its address. */
export async function open(server: WebServer, usualPort: number): Promise<string> {
  await listen(server, usualPort).catch(() => listen(server, 0));
  return `http://localhost:${portOf(server)}`;
}

/** Ends a web server at once, whoever is connected. */
export function close(server: WebServer): Promise<void> {
  server.closeAllConnections();
  return new Promise(resolve => void server.close(() => resolve()));
}

export function portOf(server: Server): number {
  const address = server.address() as AddressInfo | null;
  return address?.port ?? 0;
}
