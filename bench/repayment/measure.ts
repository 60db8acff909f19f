import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { myRepayment, noteRepayment, type RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { daysAfter } from '@towpath/domain/plans/repayment/dueMonths.ts';
import type { RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import { planOn } from '@towpath/domain/plans/repayment/replay.ts';
import { movePlanOf } from '@towpath/server/modules/plans/moving.ts';
import { eventsOf } from '@towpath/server/modules/repayment/repository.ts';
import { readConfig } from '@towpath/server/platform/config/config.ts';
import { createSeal } from '@towpath/server/platform/crypto/seal.ts';
import { networkSite } from '@towpath/server/testing/networkSite.ts';
import { daysLater } from '@towpath/server/testing/repaying.ts';
import type { Site } from '@towpath/server/testing/site.ts';
import type { BenchDatabase } from '../running/database.ts';
import { debtor } from '../running/debtor.ts';
import { startKilledServer } from './killedServer.ts';
import { nextInLife, type OwnSums, seeded } from './life.ts';

/** What was there at the end of the years beside what people had been told. */
export type RepaymentMeasured = {
  readonly years: number;
  readonly creditors: number;
  readonly events: number;
  readonly kills: number;
  /** Events that were answered as written down, and are not in the table; and the other way round. */
  readonly lost: number;
  readonly doubled: number;
  /** Pence by which the table and sums that were kept apart differ. */
  readonly astray: number;
  /** Days, and those of them on which a debt does not reconcile. */
  readonly days: number;
  readonly unreconciled: number;
  /** Days that were looked at as they were, and those that the table gives otherwise. */
  readonly looked: number;
  readonly otherwise: number;
  /** The median of writing down an event and of reading the plan with all events, in ms. */
  readonly noteMs: number;
  readonly readMs: number;
};

const DAY = 24 * 60 * 60 * 1000;
const BEGUN = '2026-12-01';

type Given = {
  readonly events: number;
  readonly years: number;
  readonly kills: number;
  readonly seed: number;
};

/**
 * Lives through years of a plan, event by event, at a time that the server is told, while it is killed outright at random
 * and started again: half of the kills come while an event is being sent. Each call is made again until it is answered. In
 * the end every day is rebuilt from the table, and compared with sums that were kept apart from it.
 */
export async function measureRepayment(
  bench: BenchDatabase,
  { events, years, kills, seed }: Given,
  say: (line: string) => void,
): Promise<RepaymentMeasured> {
  const folder = mkdtempSync(join(tmpdir(), 'towpath-repayment-'));
  const settings = {
    DATA_DIR: folder,
    JWT_SECRET: 'a secret that is long enough for a bench',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    ADDRESS_URL: 'http://127.0.0.1:9',
  };
  let now = Date.parse(`${BEGUN}T09:00:00Z`);
  const server = await startKilledServer({ settings, databaseUrl: bench.url, now });
  const waits: number[] = [];
  const site = networkSite(server.origin, {}, waited => waits.push(waited));
  const random = seeded(seed);
  try {
    const { person: first, planId } = await begunPlan(bench, site, now);
    const own: OwnSums = { owed: new Map(), paid: 0 };
    const seen = new Map<string, { readonly paid: number; readonly owed: number }>();
    let person: Pick<typeof first, 'customerId' | 'call'> = first;
    let sequence = 0;
    const noteMs: number[] = [];

    async function note(said: RepaymentNote, isKilled: boolean) {
      const body = { id: randomUUID(), after: sequence, note: said };
      const sent = person.call(noteRepayment, { params: { planId }, body });
      if (isKilled) {
        await wait(random() * 20);
        await server.kill();
      }
      const made = await sent;
      if (made.status !== 200) throw new Error(`${said.kind} was refused: ${made.error?.message}`);
      if (!isKilled) noteMs.push(waits.at(-1) ?? 0);
      sequence += 1;
      return made.answer.repayment;
    }

    let stands = (await note({ kind: 'draw up', firstPayment: '2026-12-15' }, true)).stands;
    for (const { id, owed } of stands?.debts ?? []) own.owed.set(id, owed);
    const creditors = own.owed.size;
    const step = (years * 365.25 * DAY) / events;
    while (sequence < events) {
      now += step;
      await server.setNow(now);
      person = await daysLater({ ...site, database: bench.database }, person);
      const today = new Date(now).toISOString().slice(0, 10);
      stands = (await person.call(myRepayment, {})).answer.repayment?.stands ?? null;
      if (!stands) throw new Error('There is a plan.');
      const { note: said, sums } = nextInLife(stands, today, random);
      const isKilled = random() < kills / events;
      const after = await note(said, isKilled);
      sums(own);
      seen.set(today, { paid: after.stands?.sums.paid ?? -1, owed: after.stands?.sums.owed ?? -1 });
      if (sequence % 50 === 0) say(`${sequence} events, ${server.kills()} kills …`);
    }
    const began = performance.now();
    for (let read = 0; read < 10; read += 1) (await person.call(myRepayment, {})).answer;
    const readMs = (performance.now() - began) / 10;

    const seal = createSeal(readConfig(settings).dataSecret);
    const stored = await eventsOf(bench.database, seal, { customerId: person.customerId, planId });
    const written = stored.map(({ event }) => event);
    const end = planOn(written, new Date(now).toISOString().slice(0, 10));
    const astray = (end?.debts ?? []).map(debt => Math.abs(debt.owed - (own.owed.get(debt.id) ?? 0)));
    return {
      years,
      creditors,
      events: sequence,
      kills: server.kills(),
      lost: Math.max(0, sequence - stored.length),
      doubled: Math.max(0, stored.length - sequence),
      astray:
        astray.reduce((total, one) => total + one, 0) +
        Math.abs(own.paid - (end?.debts ?? []).reduce((total, { paid }) => total + paid, 0)),
      ...rebuilt(written, new Date(now).toISOString().slice(0, 10)),
      looked: seen.size,
      otherwise: [...seen].filter(([day, then]) => !isAs(written, day, then)).length,
      noteMs: medianOf(noteMs),
      readMs,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Somebody with twelve creditors whose plan is being prepared. */
async function begunPlan(bench: BenchDatabase, site: Site, now: number) {
  const { person, planId } = await debtor(site, CREDITORS);
  const { customerId } = person;
  const moved = await bench.database
    .transaction()
    .execute(trx =>
      movePlanOf(trx, { customerId, planId, to: 'being prepared', by: 'person', at: new Date(now) }),
    );
  if (moved !== 'moved') throw new Error('The plan is not begun.');
  return { person, planId };
}

const CREDITORS = 12;

/** How many days there are from the first to the last, and on how many a debt does not reconcile. */
function rebuilt(events: readonly RepaymentEvent[], last: string) {
  let [days, unreconciled] = [0, 0];
  for (let day = BEGUN; day <= last; day = daysAfter(day, 1)) {
    days += 1;
    const plan = planOn(events, day);
    const isRight = plan?.debts.every(
      ({ paid, owed, started, corrected }) => paid + owed === started + corrected && owed >= 0,
    );
    if (!isRight) unreconciled += 1;
  }
  return { days, unreconciled };
}

function isAs(
  events: readonly RepaymentEvent[],
  day: string,
  then: { readonly paid: number; readonly owed: number },
): boolean {
  const debts = planOn(events, day)?.debts ?? [];
  const sum = (of: 'paid' | 'owed') => debts.reduce((total, debt) => total + debt[of], 0);
  return sum('paid') === then.paid && sum('owed') === then.owed;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
