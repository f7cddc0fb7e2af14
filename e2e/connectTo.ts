import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** What an installation's own database is called. */
export const DATABASE = 'xiangshi';

interface Cluster {
  port: number;
  password: string;
}

/** Where a database of the built-in PostgreSQL of a server's data folder is. */
export function addressOf(dataDir: string, database: string): string {
  const file = path.join(dataDir, 'postgres/cluster.json');
  const { port, password } = JSON.parse(readFileSync(file, 'utf8')) as Cluster;
  return `postgres://app:${password}@127.0.0.1:${port}/${database}`;
}

export async function connectTo(dataDir: string, database = DATABASE): Promise<pg.Client> {
  const client = new pg.Client(addressOf(dataDir, database));
  await client.connect();
  return client;
}
