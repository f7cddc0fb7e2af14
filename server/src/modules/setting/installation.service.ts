import type { Db } from '../../database/schema';
import { StartupError } from '../../port';
import { findCompletedTasks, hasPeople, recordCompletedTask } from './installation.repository';

/** Names under which the database remembers how it was used. */
const DEMO_DATA = 'demo-data';
const REAL_USE = 'real-use';

/**
 * Throws StartupError for the demo on a database that served people without it, or in which people registered before any demo
 * data came: whoever starts the server there without its settings must not open their accounts. Notes a start without the demo.
 */
export async function requireUnmixedData(db: Db, isDemo: boolean): Promise<void> {
  if (!isDemo) return recordCompletedTask(db, REAL_USE, Date.now());
  const work = await findCompletedTasks(db);
  if (work.includes(REAL_USE) || (!work.includes(DEMO_DATA) && (await hasPeople(db)))) {
    throw new StartupError(
      'The demo does not start on this database: it has accounts of real people. Give the settings of the installation (.env), or another DATA_DIR.'
    );
  }
}
