import type { Language } from '@contract/localText';
import type { Db, Tx } from './database/schema';
import type { ServerSecret } from './modules/secureChannel/serverSecret';
import type { FileStorage } from './providers/fileStorage';

interface PersonalDeps {
  db: Db;
  files: FileStorage;
  secret: ServerSecret;
}

/** Dependencies of an erasure in one transaction; deleting a missing file of `files` is no error. */
interface EraseDeps {
  tx: Tx;
  files: FileStorage;
}

/** Personal data of a module: its export, and its erasure with the account. */
export interface PersonalData {
  /** Its key in the exported file. */
  name: string;
  /** `table.column` of every column that names a person. A test finds unlisted ones. */
  columns: readonly string[];
  /**
   * Returns all data of the user in a machine-readable form: no secrets, no digests.
   * @param language of texts that the server writes; simplified Chinese by default
   */
  exportOf(deps: PersonalDeps, userId: string, language?: Language): Promise<unknown>;
  /** Deletes the data or removes the user from it. Idempotent. */
  erase(deps: EraseDeps, userId: string, nowMs: number): Promise<void>;
}
