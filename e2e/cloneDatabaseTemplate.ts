import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { builtInDatabaseUrl, connectTo, DATABASE } from './connectTo';

/**
 * Environment variable with the data folder of an installation with demo data, which servers of the run begin with a
 * copy of.
 */
export const SEEDED_TEMPLATE = 'FILLED_INSTALLATION';

export interface DatabaseClone {
  /** Environment to start the server with. */
  env: { DATABASE_URL: string };
  drop(): Promise<void>;
}

/**
 * Copies keys and uploads of an installation into an empty data folder, and its database beside it, which takes one
 * second instead of the ten of loading the demo data. No server may be using that database.
 */
export async function cloneDatabaseTemplate(from: string, dataDir: string): Promise<DatabaseClone> {
  for (const folder of ['keys', 'uploads']) {
    cpSync(path.join(from, folder), path.join(dataDir, folder), { recursive: true });
  }
  const name = `copy_${randomBytes(6).toString('hex')}`;
  await command(from, `create database ${name} template ${DATABASE}`);
  return {
    env: { DATABASE_URL: builtInDatabaseUrl(from, name) },
    drop: () => command(from, `drop database ${name} with (force)`)
  };
}

async function command(dataDir: string, statement: string): Promise<void> {
  const client = await connectTo(builtInDatabaseUrl(dataDir, 'postgres'));
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
