import { CALLS } from '@towpath/contracts/api/calls.ts';
import type { HostileRequest } from './requests.ts';

/** How a site took made-up requests. */
export type Tally = {
  sent(): number;
  sentOf(call: string): number;
  count(made: HostileRequest, status: number | string, body: string): void;
  /** A story ended before its end. */
  spoiled(): void;
  /** Answers of 500 or more, and requests without one: each kind once, with the first that it came to. */
  faults(): readonly string[];
  /** How many answers of each status. */
  statuses(): Readonly<Record<string, number>>;
  /** Calls of which none succeeded. */
  neverSucceeded(): readonly string[];
  /** A line for each call: how many of its requests succeeded. */
  shares(): readonly string[];
  /** How many stories ended before their end. */
  spoiledStories(): number;
};

/**
 * Counts answers, by call and by status.
 *
 * @param say is told of each kind of fault at once, and how many requests there were now and then
 */
export function tally(say: (line: string) => void = () => undefined): Tally {
  const byCall = new Map(CALLS.map(({ method, path }) => [`${method} ${path}`, { sent: 0, succeeded: 0 }]));
  const statuses: Record<string, number> = {};
  const faults = new Map<string, { times: number; readonly first: string }>();
  let [sent, spoiled] = [0, 0];
  return {
    sent: () => sent,
    sentOf: call => byCall.get(call)?.sent ?? 0,
    count({ call, method, path, headers, body: said }, status, body) {
      sent += 1;
      if (sent % 5000 === 0) say(`${sent} requests, ${faults.size} kinds of fault …`);
      statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
      const one = byCall.get(call);
      if (one) {
        one.sent += 1;
        if (typeof status === 'number' && status >= 200 && status < 300) one.succeeded += 1;
      }
      if (typeof status === 'number' && status < 500) return;
      const kind = `${call}: ${status} ${/"code":"([^"]+)"/.exec(body)?.[1] ?? ''}`.trim();
      const { authorization: _, cookie: __, ...shown } = headers;
      const first = `${method} ${path.slice(0, 300)} ${JSON.stringify(shown).slice(0, 300)} ${String(said).slice(0, 600)}`;
      const fault = faults.get(kind) ?? { times: 0, first };
      if (!faults.has(kind)) say(`${kind}\n  ${first}`);
      faults.set(kind, fault);
      fault.times += 1;
    },
    spoiled() {
      spoiled += 1;
    },
    faults: () => [...faults].map(([kind, { times, first }]) => `${times} × ${kind}\n  ${first}`),
    statuses: () => statuses,
    neverSucceeded: () => [...byCall].filter(([, { succeeded }]) => succeeded === 0).map(([name]) => name),
    shares: () =>
      [...byCall].map(([name, one]) => `${name}: ${one.succeeded} of ${one.sent} answered with success`),
    spoiledStories: () => spoiled,
  };
}
