import { createInterface } from 'node:readline';
import { openCluster } from '../database/embedded/cluster';

/**
 * Process that uses the cluster of a folder (its argument), for tests of several processes. It prints the address of
 * the cluster in one JSON line, again at the line `where`, and releases it at the line `release`.
 */
const cluster = await openCluster(process.argv[2] ?? '', { parameters: { fsync: 'off' } });
console.log(JSON.stringify({ url: cluster.urlOf('postgres'), isAdopted: cluster.isAdopted }));
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  if (line === 'where') return console.log(cluster.urlOf('postgres'));
  lines.close();
  void cluster.release().then(() => process.exit(0));
});
