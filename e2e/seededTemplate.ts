import { SEEDED_TEMPLATE } from './cloneDatabaseTemplate';
import { startServer } from './server';

/**
 * Playwright's global setup: loads the demo data once for all workers of a run, whose servers start with a copy of it.
 * @returns the teardown
 */
export default async function prepareSeededTemplate(): Promise<() => Promise<void>> {
  const template = await startServer();
  // The built-in database lives on, and PostgreSQL copies a database that has no connections.
  await template.kill();
  process.env[SEEDED_TEMPLATE] = template.dataDir;
  return () => template.stop();
}
