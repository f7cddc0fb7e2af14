import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Name of the database that the server creates in its built-in PostgreSQL. */
export const DATABASE = 'xiangshi';

interface Cluster {
  port: number;
  password: string;
}

/** Returns the address of a database in the built-in PostgreSQL of a server's data folder. */
export function builtInDatabaseUrl(dataDir: string, database = DATABASE): string {
  const file = path.join(dataDir, 'postgres/cluster.json');
  const { port, password } = JSON.parse(readFileSync(file, 'utf8')) as Cluster;
  return `postgres://app:${password}@127.0.0.1:${port}/${database}`;
}

/** Opens a connection beside the server's own; the caller ends it. */
export async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return client;
}
