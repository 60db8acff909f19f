import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Clock } from '../time/clock.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * What shows that calls come through a proxy that the settings say is not there: a header, or for some minutes that
     * most calls from machines of our own network have one; null for nothing.
     */
    unknownProxy: () => 'told' | 'sure' | null;
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

const WATCHING = /^\/(health\/|metrics)/u;
/** For so long calls are counted, and as long again until they count no more. */
const WINDOW_MS = 5 * 60 * 1000;

/**
 * Watches in production for calls that a proxy has passed on where TRUST_PROXY says that there is none: limits by
 * address then count everybody as one. It is logged and told by /health/ready. The process is not ready while most calls
 * that came from machines of our own network in the last minutes had such a header: a proxy adds one to each. A single
 * header stops nothing for others, since anybody can send one, and behind address translation it comes from near.
 */
export function watchForProxy(
  app: FastifyInstance,
  { mode, trustProxy }: Pick<Config, 'mode' | 'trustProxy'>,
  { now }: Clock,
): void {
  let isTold = false;
  let logged: 'told' | 'sure' | null = null;
  let since = 0;
  const passedOn = { before: 0, now: 0 };
  const direct = { before: 0, now: 0 };

  function turn(): void {
    const at = now().getTime();
    const windows = Math.floor((at - since) / WINDOW_MS);
    // Also where the clock was set back.
    if (windows === 0) return;
    for (const count of [passedOn, direct]) {
      count.before = windows === 1 ? count.now : 0;
      count.now = 0;
    }
    since = at;
  }

  app.decorate('unknownProxy', () => {
    turn();
    if (passedOn.before + passedOn.now > direct.before + direct.now) return 'sure';
    return isTold ? 'told' : null;
  });
  if (mode !== 'production' || trustProxy > 0) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers;
    const isPassedOn = forwardedFor !== undefined || forwarded !== undefined;
    turn();
    // Whoever watches the process asks directly, with a proxy and without.
    if (isNear(request.socket.remoteAddress) && (isPassedOn || !WATCHING.test(request.url))) {
      (isPassedOn ? passedOn : direct).now++;
    }
    if (isPassedOn) {
      isTold = true;
      const shown = app.unknownProxy();
      if (shown !== logged && logged !== 'sure') {
        app.log.error({ shown }, UNKNOWN_PROXY);
        logged = shown;
      }
    }
    done();
  });
}
