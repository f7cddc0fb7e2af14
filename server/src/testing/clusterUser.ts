import { createInterface } from 'node:readline';
import { openCluster } from '../database/embedded/cluster';

/**
 * A process that uses the cluster of a folder (its argument), for tests of several processes. It says in one JSON line
 * where the cluster is, and lets go of it when a line comes in.
 */
const cluster = await openCluster(process.argv[2] ?? '', { parameters: { fsync: 'off' } });
console.log(JSON.stringify({ url: cluster.urlOf('postgres'), isAdopted: cluster.isAdopted }));
const lines = createInterface({ input: process.stdin });
lines.once('line', () => {
  lines.close();
  void cluster.release().then(() => process.exit(0));
});
