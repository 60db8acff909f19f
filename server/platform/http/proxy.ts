import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * What shows that calls come through a proxy that the settings say is not there: a header from anywhere, or one from
     * a machine of our own network, which nobody outside can send; null for nothing.
     */
    unknownProxy: 'told' | 'sure' | null;
  }
}

const UNKNOWN_PROXY =
  'TRUST_PROXY is 0, and a call came with X-Forwarded-For or Forwarded: see docs/running.md';

/** Addresses that do not lead through the internet: of this machine and of the networks behind it. */
const NEAR = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  NEAR.addSubnet(net, bits, 'ipv4');
}
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');

function isNear(address: string | undefined): boolean {
  return address !== undefined && NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Watches in production for calls that a proxy has passed on where TRUST_PROXY says that there is none: limits by
 * address then count everybody as one. It is logged once and told by /health/ready. From then on the process is not
 * ready where the call came from a machine of our own network; a header from elsewhere alone stops nothing, since anybody
 * can send one.
 */
export function watchForProxy(
  app: FastifyInstance,
  { mode, trustProxy }: Pick<Config, 'mode' | 'trustProxy'>,
): void {
  app.decorate('unknownProxy', null);
  if (mode !== 'production' || trustProxy > 0) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers;
    if (app.unknownProxy !== 'sure' && (forwardedFor !== undefined || forwarded !== undefined)) {
      const shown = isNear(request.socket.remoteAddress) ? 'sure' : 'told';
      if (shown !== app.unknownProxy) app.log.error({ shown }, UNKNOWN_PROXY);
      app.unknownProxy = shown;
    }
    done();
  });
}
