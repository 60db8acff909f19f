import { startCluster } from '../platform/database/postgres/cluster.ts';
import { runOnce } from '../platform/database/postgres/running.ts';

/** Run by a test as a process of its own: starts the cluster in a folder, prints where it is, and stays. */
const [, , folder = ''] = process.argv;
const cluster = await startCluster(folder, { durable: true });
const { rows } = await runOnce(cluster.url, 'show data_directory');
process.stdout.write(`${cluster.url} ${rows[0]?.data_directory}\n`);
setInterval(() => undefined, 60_000);
