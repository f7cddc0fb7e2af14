import type { Db } from '../../database/schema';
import type { ServerSecret } from '../secureChannel/serverSecret';

/** Database, and the secret that encrypts documents. */
export interface VerificationDeps {
  db: Db;
  secret: ServerSecret;
}
