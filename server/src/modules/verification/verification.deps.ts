import type { Db } from '../../database/schema';
import type { ServerSecret } from '../encrypt/serverSecret';

/** The database, and the secret under which papers are sealed. */
export interface VerificationDeps {
  db: Db;
  secret: ServerSecret;
}
