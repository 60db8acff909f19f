import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Seal } from '../crypto/seal.ts';
import type { RunQuery } from '../database/preparedStatements.ts';
import { describeFault } from '../http/faults.ts';
import { type LimitCheck, tooMany } from '../http/limits.ts';

/**
 * How many calls one person may make in a minute, of those that read and of those that change something: far above what
 * anybody does by hand, also when a phone comes out of a tunnel and sends an evening's answers.
 */
const CALLS_A_MINUTE = { reads: 240, changes: 600 };
const MINUTE_MS = 60_000;
/** Who has called less often than this in a process costs the database nothing. */
const SHARED_FROM = 20;
const SHARE_EVERY_MS = 1000;

type Kind = keyof typeof CALLS_A_MINUTE;
type Counted = {
  readonly kind: Kind;
  readonly caller: string;
  /** What all processes together are known to have counted, and what was counted here since. */
  known: number;
  unsent: number;
  /** When the count begins anew, in milliseconds since 1970. */
  until: number;
};

/** Adds up counts of all processes; a count whose minute is over begins anew. */
const ADD = {
  name: 'every-call-counts',
  text: `
  insert into limit_counts as kept (key, points, expire)
  select * from unnest($1::text[], $2::int[], $3::bigint[])
  on conflict (key) do update set
    points = case when kept.expire <= $4 then excluded.points else kept.points + excluded.points end,
    expire = case when kept.expire <= $4 then excluded.expire else kept.expire end
  returning key, points, expire`,
};

/**
 * Counts every call of a person. A call is counted in memory and waits for nothing; each second the counts of whoever
 * calls often are added up in the database, one statement for all of them, and what the other processes counted comes
 * back. So all processes share the limit, but for what is called within a second. While the database does not answer,
 * each counts for itself.
 */
export function everyCallLimit(app: FastifyInstance, seal: Seal, run: RunQuery): LimitCheck {
  const counts = new Map<string, Counted>();
  let sharing: Promise<void> = Promise.resolve();

  function countOf(request: FastifyRequest, now: number): Counted {
    const kind: Kind = request.method === 'GET' ? 'reads' : 'changes';
    const caller = callerIn(request);
    const found = counts.get(`${kind} ${caller}`);
    if (found && found.until > now) return found;
    const begun = { kind, caller, known: 0, unsent: 0, until: now + MINUTE_MS };
    counts.set(`${kind} ${caller}`, begun);
    return begun;
  }

  async function share(): Promise<void> {
    const now = Date.now();
    for (const [key, { until }] of counts) if (until <= now) counts.delete(key);
    const often = [...counts.values()].filter(
      ({ known, unsent }) => unsent > 0 && known + unsent >= SHARED_FROM,
    );
    if (often.length === 0) return;
    const sent = new Map(
      often
        .map(count => [keyOf(count), { count, points: count.unsent }] as const)
        // In one order in every process, so that none waits for another in a circle.
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    const points = [...sent.values()].map(one => one.points);
    const untils = [...sent.values()].map(({ count }) => count.until);
    const rows = await run<{ key: string; points: number; expire: string | number }>(ADD, [
      [...sent.keys()],
      points,
      untils,
      now,
    ]);
    for (const { key, points: all, expire } of rows) {
      const one = sent.get(key);
      if (!one) continue;
      one.count.known = all;
      one.count.unsent -= one.points;
      // No longer than a minute, whatever clock another process has.
      one.count.until = Math.min(Number(expire), now + MINUTE_MS);
    }
  }

  /** As `tidyLimits` reads keys: the seconds stand last. */
  function keyOf({ kind, caller }: Counted): string {
    const who = seal.fingerprint(caller, `limit every call ${kind}`).toString('base64url');
    return `every call ${kind} ${MINUTE_MS / 1000}:${who}`;
  }

  const timer = setInterval(() => {
    sharing = sharing.then(share).catch(fault => app.log.warn(describeFault(fault), 'calls not added up'));
  }, SHARE_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sharing;
  });

  return async request => {
    const now = Date.now();
    const count = countOf(request, now);
    if (count.known + count.unsent >= CALLS_A_MINUTE[count.kind]) throw tooMany((count.until - now) / 1000);
    count.unsent++;
  };
}

/**
 * The person, or the guest's credential where only that is known: what it claims is not proved yet, and nobody may use up
 * another's calls.
 */
function callerIn({ who, claim }: FastifyRequest): string {
  if (claim?.kind === 'guest') return claim.tokenHash.toString('base64url');
  return who?.customerId ?? claim?.customerId ?? '';
}
