import type { Generated } from 'kysely';
import type { ClientKind } from './device';

export interface UserSessionTable {
  /** SHA-256 of the bearer token, base64url: a dump of this table grants no access. */
  token_digest: string;
  user_id: string;
  created_at_ms: number;
  /** Updated once an hour at most; also the time of the last use. */
  renewed_at_ms: number;
  expires_at_ms: number;
  /** Identifies the session to its user; grants no access. */
  id: Generated<string>;
  client: Generated<ClientKind>;
  /** Names such as `Chrome` and `Android`; empty where unknown. */
  browser: Generated<string>;
  system: Generated<string>;
}

export interface SessionTables {
  user_session: UserSessionTable;
}
