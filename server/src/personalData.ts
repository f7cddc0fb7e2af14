import type { Db, Tx } from './database/schema';
import type { FileStorage } from './providers/fileStorage';
import type { ServerSecret } from './modules/secureChannel/serverSecret';

interface PersonalDeps {
  db: Db;
  files: FileStorage;
  secret: ServerSecret;
}

/** What happens in one transaction; files of `images` go with it, and may be gone already. */
interface EraseDeps {
  tx: Tx;
  files: FileStorage;
}

/** What a module keeps about people: how it is told to them, and how it goes with their account. */
export interface PersonalData {
  /** Its key in the exported file. */
  name: string;
  /** `table.column` of every column that names a person. A test finds those that nobody lists. */
  columns: readonly string[];
  /** All that concerns the person, in words that other programs understand: no secrets, no digests. */
  exportOf(deps: PersonalDeps, userId: string): Promise<unknown>;
  /** Deletes it, or takes the person out of it. Doing it twice is doing it once. */
  erase(deps: EraseDeps, userId: string, nowMs: number): Promise<void>;
}
