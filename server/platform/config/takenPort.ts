import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartFault } from './startFault.ts';

/**
 * Throws a StartFault when the port cannot be listened on. Checked before anything is started, so that an
 * accidental second start does not disturb the first.
 */
export async function refuseTakenPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', fault => reject(faultAtPort(fault, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function faultAtPort(fault: unknown, port: number, host: string): unknown {
  const code = fault instanceof Error && 'code' in fault ? fault.code : '';
  if (code === 'EADDRINUSE') {
    return new StartFault(`Port ${port} is in use. Stop what uses it, or set PORT to another number.`);
  }
  if (code === 'EACCES') return new StartFault(`Port ${port} needs more rights. Set PORT to 1024 or higher.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartFault(`HOST ${host} is no address of this machine.`);
  }
  return fault;
}
