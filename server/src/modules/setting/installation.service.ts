import type { Db } from '../../database/schema';
import { StartupError } from '../../port';
import { findCompletedTasks, hasPeople, recordCompletedTask } from './installation.repository';

/** Name under which the database records how it was used. */
const DEMO_DATA = 'demo-data';
const REAL_USE = 'real-use';

/**
 * Records a start without the demo, and prevents the demo on a database of real users: one that was used without it, or
 * in which users registered before the demo data. A start without the settings must not open their accounts.
 * @throws StartupError for a start of the demo on such a database
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
