import { Gauge, type Registry } from 'prom-client';
import type { PoolCounts } from '../database/pool.ts';

const GAUGES: readonly [count: keyof PoolCounts, name: string, help: string][] = [
  ['open', 'database_pool_open_connections', 'Connections to the database that are open'],
  ['idle', 'database_pool_idle_connections', 'Of those, not in use'],
  ['waiting', 'database_pool_waiting_calls', 'Calls that wait for a connection'],
];

/** Makes gauges of the connections that calls use, as they are at the moment of a scrape. */
export function registerPoolGauges(registry: Registry, connections: () => PoolCounts, most: number): void {
  for (const [count, name, help] of GAUGES) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(connections()[count]);
      },
    });
  }
  new Gauge({
    name: 'database_pool_most_connections',
    help: 'Connections that there may be, as DATABASE_POOL says',
    registers: [registry],
  }).set(most);
}
