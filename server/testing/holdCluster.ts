import { startCluster } from '../platform/database/postgres/cluster.ts';
import { runOnce } from '../platform/database/postgres/running.ts';

/** Run as a process of its own by a test: starts the cluster of a folder, says where it is, and stays. */
const [, , folder = ''] = process.argv;
const cluster = await startCluster(folder, { durable: true });
const { rows } = await runOnce(cluster.url, 'show data_directory');
process.stdout.write(`${cluster.url} ${rows[0]?.data_directory}\n`);
setInterval(() => undefined, 60_000);
