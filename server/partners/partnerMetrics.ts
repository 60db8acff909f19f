import { Gauge, Histogram, type Registry } from 'prom-client';
import { inSpan, type Tracing } from '../platform/tracing/tracing.ts';

/** How a call of a partner ended. Nothing of who it was about. */
type CallOutcome = 'done' | 'slow' | 'down' | 'malformed' | 'refused' | 'resting' | 'failed';

/** Watches the calls of one partner. */
export type PartnerWatch = {
  /** Makes a call, and counts and times it by how it ends. */
  call<Result>(make: () => Promise<Result>): Promise<Result>;
  /** It is left alone for so many milliseconds from now on; 0 once it is asked again. */
  restsFor(rest: number): void;
};

/** The numbers and spans of all partners; gives a watch for each by its name, such as `credit-file`. */
export function partnerMetrics(
  registry: Registry,
  tracing: Tracing | undefined,
): (partner: string) => PartnerWatch {
  const seconds = new Histogram({
    name: 'partner_call_duration_seconds',
    help: 'Time that an outside party took, by how the call ended; one that rests was not called',
    labelNames: ['partner', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  /** Until when each is left alone, by a clock that nobody sets. */
  const restsUntil = new Map<string, number>();
  new Gauge({
    name: 'partner_resting',
    help: '1 while an outside party is left alone after failing several times in a row, else 0',
    labelNames: ['partner'],
    registers: [registry],
    // Looked up when it is asked for: a rest is over by itself, without a call that would say so.
    collect() {
      for (const [partner, until] of restsUntil) this.set({ partner }, performance.now() < until ? 1 : 0);
    },
  });
  return partner => {
    restsUntil.set(partner, 0);
    return {
      call: make =>
        inSpan(tracing, { name: `partner ${partner}`, kind: 'client' }, async () => {
          const begun = performance.now();
          const count = (outcome: CallOutcome) =>
            seconds.observe({ partner, outcome }, (performance.now() - begun) / 1000);
          try {
            const result = await make();
            count('done');
            return result;
          } catch (fault) {
            count(outcomeOf(fault));
            throw fault;
          }
        }),
      restsFor: rest => void restsUntil.set(partner, rest === 0 ? 0 : performance.now() + rest),
    };
  };
}

/** How a call ended that threw this, whichever partner it was. */
function outcomeOf(fault: unknown): CallOutcome {
  const reason = reasonOf(fault);
  if (/^status 4/.test(reason)) return 'refused';
  return OUTCOMES[reason] ?? (reason.startsWith('status ') ? 'down' : 'failed');
}

/** What the fault of a partner calls its reason, or else its code: of nodemailer for the mail server. */
function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return '';
  if ('reason' in fault) return String(fault.reason);
  return 'code' in fault ? String(fault.code) : '';
}

const OUTCOMES: Readonly<Record<string, CallOutcome>> = {
  'too slow': 'slow',
  slow: 'slow',
  'no connection': 'down',
  down: 'down',
  'not as agreed': 'malformed',
  malformed: 'malformed',
  refused: 'refused',
  resting: 'resting',
  ETIMEDOUT: 'slow',
  ECONNECTION: 'down',
  ECONNREFUSED: 'down',
  ECONNRESET: 'down',
  ESOCKET: 'down',
  EDNS: 'down',
  ETLS: 'down',
  EAUTH: 'refused',
};
