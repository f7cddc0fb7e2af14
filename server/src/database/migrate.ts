import { Migrator } from 'kysely';
import { migrations } from './migrations/index';
import type { Db } from './schema';

/**
 * Brings the schema up to date. Idempotent. PostgreSQL's advisory lock is held meanwhile, so several processes may start
 * together: one works, the others wait.
 * @returns the names of the steps that it ran
 * @throws Error that names the step that failed
 */
export async function migrate(db: Db, steps = migrations): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(steps) },
    // Names are timestamps: a step that was written before the newest one may be merged after it.
    allowUnorderedMigrations: true
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results?.find((step) => step.status === 'Error')?.migrationName ?? 'the migration table';
    throw new Error(`The database could not be brought up to date (${failed})`, { cause: error });
  }
  return (results ?? []).map((step) => step.migrationName);
}
