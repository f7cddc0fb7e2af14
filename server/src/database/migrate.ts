import { Migrator } from 'kysely';
import { migrations } from './migrations/index';
import type { Db } from './schema';

/**
 * Brings the schema up to date and answers the names of the steps that it ran.
 * PostgreSQL's advisory lock is held meanwhile, so several processes may start together: one works, the others wait.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((step) => step.status === 'Error')?.migrationName ?? 'the migration table';
    throw new Error(`The database could not be brought up to date (${failed})`, { cause: error });
  }
  return (results ?? []).map((step) => step.migrationName);
}
