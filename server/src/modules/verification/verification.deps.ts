import type { Db } from '../../database/schema';
import type { ServerSecret } from '../secureChannel/serverSecret';

/** The database, and the secret under which papers are sealed. */
export interface VerificationDeps {
  db: Db;
  secret: ServerSecret;
}
