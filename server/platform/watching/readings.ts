import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Clock } from '../time/clock.ts';

/** One value of a gauge, for these labels. */
export type Sample = {
  readonly gauge: string;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
};

/** Numbers that have to be asked for: gauges, and how they are read. No label may be an id or a person's. */
export type Reading = {
  /** By this name its age is told. */
  readonly name: string;
  /** So old, in seconds, it may get before it is read again. */
  readonly freshSeconds: number;
  readonly gauges: readonly {
    readonly name: string;
    readonly help: string;
    readonly labelNames?: readonly string[];
  }[];
  /** Reads all of its gauges. It may throw: the ones from before then stay. */
  read(from: { readonly database: Database; readonly now: Date }): Promise<readonly Sample[]>;
};

/** A scrape waits so long, in ms, for what is being read; what comes later is there at the next one. */
const PATIENCE = 3_000;

/**
 * Makes the gauges of all readings. The function that is returned reads again what has got old; it never throws, and
 * takes seconds at most: while the database is slow or away, numbers stay as they were, and their age tells so.
 */
export function registerReadings(
  registry: Registry,
  readings: readonly Reading[],
  { watch: database, clock }: { readonly watch: Database; readonly clock: Clock },
): () => Promise<void> {
  const failures = new Counter({
    name: 'reading_failures_total',
    help: 'Times that numbers of this kind could not be read',
    labelNames: ['reading'],
    registers: [registry],
  });
  const readers = readings.map(reading => createReader(registry, reading, failures));
  new Gauge({
    name: 'reading_age_seconds',
    help: 'How long ago numbers of this kind were read',
    labelNames: ['reading'],
    registers: [registry],
    collect() {
      for (const { name, age } of readers) this.set({ reading: name }, age());
    },
  });
  return async () => {
    const source = { database, now: clock.now() };
    const over = new AbortController();
    const late = wait(PATIENCE, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
    await Promise.race([Promise.all(readers.map(reader => reader.refresh(source))), late]);
    over.abort();
  };
}

type Source = Parameters<Reading['read']>[0];

function createReader(registry: Registry, reading: Reading, failures: Counter<'reading'>) {
  const { name, freshSeconds, read } = reading;
  const gauges = new Map(
    reading.gauges.map(({ labelNames = [], ...gauge }) => [
      gauge.name,
      new Gauge({ ...gauge, labelNames, registers: [registry] }),
    ]),
  );
  // What has not been read yet is not there, and not 0.
  for (const gauge of gauges.values()) empty(gauge);
  // By a clock that nobody sets.
  let readAt = performance.now();
  let hasRead = false;
  let running: Promise<void> | undefined;
  failures.inc({ reading: name }, 0);
  const ageMs = () => performance.now() - readAt;

  async function readNow(source: Source): Promise<void> {
    try {
      const samples = await read(source);
      for (const gauge of gauges.values()) empty(gauge);
      for (const { gauge, labels = {}, value } of samples) gauges.get(gauge)?.set(labels, value);
      readAt = performance.now();
      hasRead = true;
    } catch {
      failures.inc({ reading: name });
    }
  }

  return {
    name,
    age: () => ageMs() / 1000,
    /** Reads again if it is time, by one reading at a time however many ask. */
    refresh(source: Source): Promise<void> {
      if (hasRead && ageMs() < freshSeconds * 1000) return Promise.resolve();
      running ??= readNow(source).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

function empty(gauge: Gauge): void {
  // Labelled ones lose all their values by the first, one without labels by the second.
  gauge.reset();
  gauge.remove({});
}
